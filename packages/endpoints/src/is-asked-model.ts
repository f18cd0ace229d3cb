/**
 * Whether the model that answers is the one that was asked.
 *
 * @remarks Endpoints answer for a name with its dated version, and leave out or add who makes the model: `a-1` may be
 * answered by `a-1-2026-05-01`, `a-1-latest` by `a-1-0501`, `maker/a-1` by `a-1`. Anything else is another model, whose answers are not taken.
 */
export function isAskedModel(asked: string, answered: string): boolean {
  const answers = namesOf(answered);
  return namesOf(asked).some((name) =>
    answers.some(
      (answer) => answer === name || (answer.startsWith(name) && VERSION.test(answer.slice(name.length))),
    ),
  );
}

const VERSION = /^[-:@](?:latest|v\d[\d.]*|\d{4}|\d{6}|\d{8}|\d{4}-\d\d-\d\d)$/;

/** A name with and without who makes the model, and without the word for its newest version. */
function namesOf(name: string): string[] {
  const full = name.toLowerCase().replace(/[-:@]latest$/, '');
  return [full, full.slice(full.lastIndexOf('/') + 1)];
}
