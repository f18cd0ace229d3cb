import pc from 'picocolors';

/** Colours as escape sequences; a file of its own, because loading the library sets up the standard streams. */
export const paintedColors = pc.createColors(true);
