import type { RuleGroup } from '@loccit/contract';
import type { Reliance, Verification } from '../verify/verification.js';
import { type Child, element } from './element.js';
import type { Words } from './words.js';

/** What the reader changes. */
export interface SettingsChange {
  readonly without?: readonly RuleGroup[];
  readonly reliance?: Partial<Reliance>;
}

const GROUPS: readonly RuleGroup[] = ['audit', 'reader', 'support'];

/** What the reader relies on the answer for, out of the own policy, and what is to be left out of the check. */
export function viewSettings(
  words: Words,
  { policy, reliance, settings }: Verification,
  change: (change: SettingsChange) => void,
): HTMLElement {
  const choose = (member: keyof Reliance, label: string, choices: readonly string[], none: string): Child => {
    const current = reliance[member];
    const options = [...new Set([current, ...choices])].map((choice) =>
      element('option', { value: choice, selected: choice === current }, choice === '' ? none : choice),
    );
    const select = element('select', { id: `rely-${member}` }, ...options);
    select.addEventListener('change', () => change({ reliance: { [member]: select.value } }));
    return element('label', {}, element('span', { class: 'name' }, label), select);
  };
  const groups = GROUPS.map((group) => {
    const box = element('input', {
      type: 'checkbox',
      id: `without-${group}`,
      checked: settings.without.includes(group),
    });
    box.addEventListener('change', () => {
      const others = settings.without.filter((one) => one !== group);
      change({ without: box.checked ? [...others, group] : others });
    });
    return element(
      'label',
      { class: 'check' },
      box,
      element('span', {}, words.say(`viewer.without.${group}`)),
    );
  });
  return element(
    'section',
    { class: 'settings', 'aria-labelledby': 'settings-title' },
    element('h2', { id: 'settings-title' }, words.say('viewer.settings')),
    policy === undefined
      ? undefined
      : element(
          'fieldset',
          {},
          element('legend', {}, words.say('viewer.rely')),
          choose('purpose', words.say('cli.seal.purpose'), policy.purposes, words.say('viewer.choose-one')),
          choose('tenantId', words.say('cli.seal.tenant'), policy.tenants, words.say('viewer.choose-one')),
          choose('audience', words.say('cli.seal.audience'), policy.audiences, words.say('viewer.nobody')),
        ),
    element('fieldset', {}, element('legend', {}, words.say('viewer.without')), ...groups),
  );
}
