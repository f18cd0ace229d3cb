import { resolveLang } from '@loccit/contract';
import { createRunner, type Run } from '../worker/run-in-worker.js';
import { readEmbeddedPack } from './embedded-pack.js';
import { createState, type PageState } from './page-state.js';
import { type FileRole, roleOf } from './sort-files.js';
import { type PageActions, viewHead, viewMain } from './view-page.js';
import { sayResult } from './view-result.js';
import { createWords } from './words.js';

/** Brings the page to life. */
export function mount(script: string): void {
  const run = createRunner(script);
  const [head, main] = ['head', 'main'].map((id) => document.getElementById(id));
  const status = document.getElementById('status');
  if (head == null || main == null || status == null) throw new TypeError('page: lacks a landmark');
  let state = createState(resolveLang(navigator.language));
  let running: Run | undefined;
  const keepPlace = createPlaceKeeper();

  const show = (change: Partial<PageState>): void => {
    state = { ...state, ...change };
    const words = createWords(state.lang);
    document.documentElement.lang = state.lang === 'zh' ? 'zh-CN' : 'en';
    document.title = words.say('viewer.title');
    keepPlace(() => {
      head.replaceChildren(...viewHead(words, actions));
      main.replaceChildren(...viewMain(words, state, actions));
    });
    status.textContent = sayStatus(state);
    // The verdict stands below for those who see it.
    status.classList.toggle('settled', state.outcome.kind !== 'running');
  };

  const verify = async (change: Partial<PageState>): Promise<void> => {
    running?.cancel();
    show({
      ...change,
      outcome: { kind: change.pack === undefined && state.pack === undefined ? 'idle' : 'running' },
    });
    const { files, lang, pack, policy, reliance, without } = state;
    if (pack === undefined) return;
    const at = `${new Date().toISOString().slice(0, 19)}Z`;
    const request = {
      pack: pack.blob,
      policy: policy?.blob,
      files,
      settings: { at, lang, without, reliance },
    };
    const words = createWords(lang);
    const started = run(request, (reply) => {
      if (reply.kind !== 'progress') return;
      const percent = Math.floor((100 * reply.done) / reply.total);
      status.textContent = words.say('viewer.progress', { percent });
    });
    running = started;
    try {
      const reply = await started.reply;
      if (running !== started) return;
      if (reply.kind === 'verified') show({ outcome: reply });
      else if (reply.kind === 'refused') show({ outcome: reply });
    } catch {
      if (running === started) show({ outcome: { kind: 'broken' } });
    }
  };

  const actions: PageActions = {
    speak: (lang) => show({ lang }),
    change: ({ reliance, without }) => {
      void verify({
        ...(without === undefined ? {} : { without }),
        reliance: { ...state.reliance, ...reliance },
      });
    },
    drop: (file) => {
      if (file === state.pack) {
        void verify({ pack: undefined });
        return;
      }
      const policy = file === state.policy ? undefined : state.policy;
      void verify({ policy, files: state.files.filter((one) => one !== file), reliance: {} });
    },
    add: async (added) => {
      const roles = await Promise.all(added.map(roleOf));
      const given = (role: FileRole) => added.filter((_, at) => roles[at] === role);
      const { files, pack, policy } = state;
      await verify({
        files: [...files, ...given('source')],
        pack: given('pack').at(-1) ?? pack,
        policy: given('policy').at(-1) ?? policy,
        reliance: {},
      });
    },
  };

  acceptDrops(actions);
  show({});
  void readEmbeddedPack().then((blob) => {
    if (blob === undefined || state.pack !== undefined) return;
    return verify({ pack: { name: 'pack', blob }, isFilled: true });
  });
}

function sayStatus({ lang, outcome }: PageState): string {
  const words = createWords(lang);
  if (outcome.kind === 'verified')
    return words.say('viewer.done', { result: sayResult(words, outcome.verification) });
  if (outcome.kind === 'refused') return words.say('viewer.done', { result: words.say('viewer.refused') });
  return outcome.kind === 'running' ? words.say('viewer.running') : '';
}

/**
 * Draws anew without closing what is open or moving the keyboard's place.
 *
 * @remarks While a verification runs most of the page is not there: what was open and where the keyboard was is kept until it is back.
 */
function createPlaceKeeper(): (draw: () => void) => void {
  let open: readonly string[] = [];
  let place = '';
  return (draw) => {
    const shown = [...document.querySelectorAll('details')];
    const gone = open.filter((id) => !shown.some((details) => details.id === id));
    open = [...gone, ...shown.filter((details) => details.open).map(({ id }) => id)];
    const { id } = document.activeElement ?? {};
    if (id !== undefined && id !== '') place = id;
    draw();
    for (const details of document.querySelectorAll('details')) {
      if (open.includes(details.id)) details.open = true;
    }
    const found = place === '' ? null : document.getElementById(place);
    if (found === null) return;
    found.focus({ preventScroll: true });
    place = '';
  };
}

/** Files may be let fall anywhere: a browser would leave the page for one that misses. */
function acceptDrops({ add }: PageActions): void {
  addEventListener('dragover', (event) => {
    event.preventDefault();
    document.body.classList.add('dragging');
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) document.body.classList.remove('dragging');
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('dragging');
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) add(files.map((file) => ({ name: file.name, blob: file })));
  });
}
