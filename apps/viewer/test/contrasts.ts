/** Contrast of every text with what lies behind it by WCAG 2.2, and badges that have no word. */
export const CONTRASTS = `(() => {
  const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const linear = (c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const behind = (node) => {
    for (let at = node; at !== null; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const faint = [];
  for (const node of document.querySelectorAll('body *')) {
    const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== '');
    if (!own || node.localName === 'script' || node.localName === 'noscript') continue;
    const [one, other] = [luminance(parse(getComputedStyle(node).color)), luminance(behind(node))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) faint.push(node.localName + '.' + node.className + ' ' + ratio.toFixed(2));
  }
  const wordless = [...document.querySelectorAll('.badge')].filter((badge) => !/[\\p{L}]/u.test(badge.textContent)).length;
  return { faint, wordless, paper: luminance(parse(getComputedStyle(document.documentElement).backgroundColor)) };
})()`;
