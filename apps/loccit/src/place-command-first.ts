/**
 * A command line with the command in front: options that every command takes may be written before its name.
 *
 * @remarks They go behind what follows the name, before a `--`. Linear.
 */
export function placeCommandFirst(argv: readonly string[]): readonly string[] {
  let at = 0;
  while (isShared(argv[at])) at += argv[at] === '--lang' ? 2 : 1;
  const [name, ...rest] = argv.slice(at);
  if (at === 0 || name === undefined || name.startsWith('-')) return argv;
  const end = rest.indexOf('--') === -1 ? rest.length : rest.indexOf('--');
  return [name, ...rest.slice(0, end), ...argv.slice(0, at), ...rest.slice(end)];
}

const isShared = (argument: string | undefined): boolean =>
  argument !== undefined && /^--(?:json|lang(?:=.*)?)$/s.test(argument);
