import { paintedColors } from './painted-colors.js';

type Paint = (text: string) => string;

/** The colours in which text is shown to a person. */
export type Colors = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', Paint>>;

const unpainted: Paint = (text) => text;
const none: Colors = {
  bold: unpainted,
  dim: unpainted,
  red: unpainted,
  green: unpainted,
  yellow: unpainted,
  cyan: unpainted,
};

/** Colours as escape sequences, or none. */
export const createColors = (painted: boolean): Colors => (painted ? paintedColors : none);
