import { safeText } from '../../console/terminal.js';

/**
 * Text as a SARIF message shows it, with nothing in it that is taken for a link or a placeholder.
 *
 * @see SARIF 2.1.0, 3.11.5 and 3.11.6
 */
export const sarifText = (text: string): string =>
  safeText(text)
    .replace(/[[\]\\]/g, '\\$&')
    .replace(/[{}]/g, '$&$&');
