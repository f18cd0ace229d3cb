import type { HeldFile } from '../verify/verification.js';
import type { NamedBlob } from '../worker/exchange.js';
import { badge } from './badge.js';
import { type Child, element } from './element.js';
import { foreignText } from './foreign-text.js';
import type { PageState } from './page-state.js';
import type { Words } from './words.js';

/** What the reader does with files. */
export interface FileActions {
  add(files: readonly NamedBlob[]): void;
  drop(file: NamedBlob): void;
}

const SIGNS = { cited: 'good', other: 'open', unread: 'open' } as const;

/** Where files are handed over, and what has been. */
export function viewOpening(words: Words, state: PageState, actions: FileActions): HTMLElement {
  const { files, outcome, pack, policy } = state;
  const isFirst = pack === undefined || outcome.kind === 'refused';
  const verification = outcome.kind === 'verified' ? outcome.verification : undefined;
  const input = element('input', {
    type: 'file',
    multiple: true,
    id: 'files',
    'aria-describedby': 'files-hint',
  });
  input.addEventListener('change', () => {
    actions.add([...(input.files ?? [])].map((file) => ({ name: file.name, blob: file })));
  });
  const row = (label: string, file: NamedBlob, state: Child): HTMLElement => {
    const remove = element('button', { type: 'button', class: 'remove' }, words.say('viewer.remove'));
    remove.setAttribute('aria-label', `${words.say('viewer.remove')}: ${file.name}`);
    remove.addEventListener('click', () => actions.drop(file));
    const name = foreignText(words, file.name);
    return element('li', {}, element('span', { class: 'name' }, label), name, state, remove);
  };
  const refusal = verification?.policyRefusal;
  const rows = [
    pack === undefined ? undefined : row(words.say('viewer.role.pack'), pack, undefined),
    policy === undefined
      ? undefined
      : row(
          words.say('viewer.role.policy'),
          policy,
          refusal === undefined
            ? undefined
            : badge('bad', words.say('viewer.policy-refused', { code: refusal.code })),
        ),
    ...files.map((file, at) =>
      row(words.say('viewer.role.source'), file, viewHeld(words, verification?.held[at])),
    ),
  ].filter((one) => one !== undefined);
  return element(
    'section',
    { class: `opening ${pack === undefined ? 'empty' : ''}`, 'aria-labelledby': 'opening-title' },
    element('h2', { id: 'opening-title' }, words.say(isFirst ? 'viewer.open' : 'viewer.open-more')),
    element('p', { id: 'files-hint' }, words.say(isFirst ? 'viewer.open-hint' : 'viewer.open-more-hint')),
    isFirst ? viewRoles(words) : undefined,
    element('label', { class: 'pick', for: 'files' }, words.say('viewer.choose')),
    input,
    rows.length === 0
      ? undefined
      : element('ul', { class: 'held', 'aria-label': words.say('viewer.held') }, ...rows),
  );
}

function viewHeld(words: Words, held: HeldFile | undefined): Child {
  return held === undefined
    ? undefined
    : badge(SIGNS[held.outcome], words.say(`viewer.held.${held.outcome}`));
}

/** What may be handed over, each with what it is for. */
function viewRoles(words: Words): HTMLElement {
  const rows = (['pack', 'policy', 'source'] as const).map((role) => [
    element('dt', {}, words.say(`viewer.role.${role}`)),
    element('dd', {}, words.say(`viewer.role-use.${role}`)),
  ]);
  return element('dl', { class: 'roles' }, ...rows);
}
