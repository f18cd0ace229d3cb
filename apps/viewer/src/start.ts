import { mount } from './page/mount.js';
import { serve } from './worker/serve.js';

// One script is page and worker: one hash stands for all that runs.
if (typeof document === 'undefined') serve();
else {
  const script = document.currentScript?.textContent ?? '';
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => mount(script));
  else mount(script);
}
