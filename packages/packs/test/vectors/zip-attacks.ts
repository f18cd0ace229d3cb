import { type BuiltEntry, buildZip } from '../zip-builder.js';

/** What is done to the archive of a pack. */
export type Attack = readonly [
  id: string,
  title: string,
  build: (entries: BuiltEntry[], pack: Uint8Array) => Uint8Array,
];

const text = (value: string) => new TextEncoder().encode(value);
const join = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const sort = (entries: readonly BuiltEntry[]) => [...entries].sort((a, b) => (a.path < b.path ? -1 : 1));

/** The archive with something changed on every entry. */
const each = (change: Partial<BuiltEntry>) => (entries: BuiltEntry[]) =>
  buildZip(entries.map((entry) => ({ ...entry, ...change })));

/** The archive with something changed on the answer. */
const one =
  (change: Partial<BuiltEntry> | ((entry: BuiltEntry) => Partial<BuiltEntry>), path = 'answer.json') =>
  (entries: BuiltEntry[]) =>
    buildZip(
      entries.map((entry) =>
        entry.path === path
          ? { ...entry, ...(typeof change === 'function' ? change(entry) : change) }
          : entry,
      ),
    );

/** The archive with one more entry, in its place. */
const more =
  (path: string, data = text('{}'), change: Partial<BuiltEntry> = {}) =>
  (entries: BuiltEntry[]) =>
    buildZip(sort([...entries, { path, data, ...change }]));

const without = (path: string) => (entries: BuiltEntry[]) =>
  buildZip(entries.filter((entry) => entry.path !== path));

const EXTRA = new Uint8Array([0x55, 0x54, 1, 0, 0]);
const ZIP64_EXTRA = new Uint8Array([1, 0, 16, 0, ...new Uint8Array(16)]);

/** Attacks on the container: its structures, not the files in it. */
export const ZIP_ATTACKS: readonly Attack[] = [
  ['empty', 'no bytes', () => new Uint8Array()],
  ['no-entries', 'an archive without entries', () => buildZip([])],
  ['no-end', 'the end of the directory is missing', (_, pack) => pack.subarray(0, -22)],
  ['cut-one', 'the last byte is missing', (_, pack) => pack.subarray(0, -1)],
  ['cut-half', 'the second half is missing', (_, pack) => pack.subarray(0, pack.length >> 1)],
  ['prepended', 'bytes before the first entry', (entries) => buildZip(entries, { before: text('MZ') })],
  [
    'prepended-adjusted',
    'bytes before, with offsets that allow for them',
    (entries) => buildZip([{ ...(entries[0] as BuiltEntry), gap: text('MZ') }, ...entries.slice(1)]),
  ],
  ['appended', 'a byte behind the end', (_, pack) => join(pack, new Uint8Array(1))],
  ['appended-line', 'a line feed behind the end', (_, pack) => join(pack, text('\n'))],
  ['appended-pack', 'the same pack once more behind it', (_, pack) => join(pack, pack)],
  [
    'prepended-pack',
    'another archive before it',
    (_, pack) => join(buildZip([{ path: 'answer.json', data: text('{}') }]), pack),
  ],
  ['comment', 'a comment', (entries) => buildZip(entries, { comment: 'a pack' })],
  [
    'comment-with-end',
    'a comment that holds an end of a directory',
    (entries) => buildZip(entries, { comment: Buffer.from(buildZip([])).toString('latin1') }),
  ],
  ['entry-comment', 'a comment on an entry', one({ comment: 'x' })],
  ['deflated', 'all entries deflated', each({ deflate: true })],
  ['deflated-one', 'one entry deflated', one({ deflate: true })],
  ['stored-as-deflate', 'a stored entry that says it is deflated', one({ method: 8 })],
  ['method-12', 'an entry compressed by bzip2', one({ method: 12 })],
  ['descriptor', 'sizes and checksum behind the content', each({ descriptor: true })],
  ['utf8-flag', 'the flag for names in UTF-8', each({ flags: 0x800 })],
  ['encrypted', 'an entry that says it is encrypted', one({ flags: 1 })],
  ['strong-encryption', 'an entry that says it is encrypted strongly', one({ flags: 0x41 })],
  ['masked-headers', 'an entry whose headers are masked', one({ flags: 0x2000 })],
  ['dated', 'another date', each({ date: 0x5a21 })],
  ['timed', 'another time of day', each({ time: 1 })],
  ['version-needed', 'another version needed', each({ version: 10 })],
  ['made-by', 'made on another system', each({ madeBy: 20 })],
  ['attributes', 'other attributes', each({ attributes: 0o644 << 16 })],
  ['link', 'an entry that is a symbolic link', one({ attributes: (0o120777 << 16) | 0 })],
  ['internal', 'an internal attribute', one({ internal: 1 })],
  ['local-extra', 'an extra field in a local header', one({ localExtra: EXTRA })],
  ['extra', 'an extra field in the directory', one({ extra: EXTRA })],
  ['reordered', 'entries in another order', (entries) => buildZip([...entries].reverse())],
  [
    'directory-reordered',
    'the directory in another order than the entries',
    (entries) => buildZip(entries, { directory: [...entries.keys()].reverse() }),
  ],
  ['twice', 'an entry twice', (entries) => buildZip([entries[0] as BuiltEntry, ...entries])],
  [
    'twice-other',
    'an entry twice, with other content',
    (entries) => buildZip([{ ...(entries[0] as BuiltEntry), data: text('{}') }, ...entries]),
  ],
  [
    'twice-in-directory',
    'an entry named twice by the directory',
    (entries) => buildZip([...entries, { ...(entries[0] as BuiltEntry), directoryOnly: true, offset: 0 }]),
  ],
  [
    'shared-bytes',
    'two names for the same bytes',
    (entries) =>
      buildZip([
        ...entries,
        { ...(entries[0] as BuiltEntry), path: 'report.json', directoryOnly: true, offset: 0 },
      ]),
  ],
  [
    'hidden-entry',
    'an entry that the directory does not name',
    (entries) =>
      buildZip([...entries, { path: 'zz', data: text('x') }], {
        directory: [...entries.keys()],
        entries: entries.length,
      }),
  ],
  [
    'gap',
    'bytes between two entries',
    (entries) => buildZip(entries.map((entry, at) => (at === 1 ? { ...entry, gap: text('gap') } : entry))),
  ],
  ['other-local-path', 'a local header with another path', one({ localPath: 'report.json' })],
  [
    'local-checksum',
    'a checksum that only the directory changes',
    (entries, pack) => {
      const changed = pack.slice();
      changed[14] = (changed[14] ?? 0) ^ 1;
      return entries.length > 0 ? changed : pack;
    },
  ],
  ['checksum', 'a wrong checksum in both headers', one({ crc: 1 })],
  [
    'longer',
    'an entry that says it is longer',
    one((entry) => ({ byteLength: entry.data.length + 1, storedLength: entry.data.length + 1 })),
  ],
  [
    'shorter',
    'an entry that says it is shorter',
    one((entry) => ({ byteLength: entry.data.length - 1, storedLength: entry.data.length - 1 })),
  ],
  ['two-lengths', 'a stored entry with two lengths', one((entry) => ({ byteLength: entry.data.length + 1 }))],
  ['beyond', 'an entry that lies beyond the end', one({ offset: 0x7fffffff })],
  ['zip64-offset', 'an offset that stands elsewhere', one({ offset: 0xffffffff })],
  [
    'zip64-size',
    'a length that stands elsewhere',
    one({ byteLength: 0xffffffff, storedLength: 0xffffffff, extra: ZIP64_EXTRA }),
  ],
  [
    'zip64-entries',
    'a number of entries that stands elsewhere',
    (entries) => buildZip(entries, { entries: 0xffff }),
  ],
  [
    'zip64-directory',
    'a directory that lies elsewhere',
    (entries) => buildZip(entries, { directoryOffset: 0xffffffff }),
  ],
  [
    'fewer',
    'an end that counts one entry less',
    (entries) => buildZip(entries, { entries: entries.length - 1 }),
  ],
  [
    'more',
    'an end that counts one entry more',
    (entries) => buildZip(entries, { entries: entries.length + 1 }),
  ],
  [
    'directory-early',
    'a directory that begins one byte early',
    (entries, pack) => buildZip(entries, { directoryOffset: pack.length >> 1 }),
  ],
  [
    'directory-short',
    'a directory that is said to be shorter',
    (entries) => buildZip(entries, { directoryBytes: 46 }),
  ],
  ['disk', 'the second of two disks', (entries) => buildZip(entries, { disk: 1 })],
  ['entry-disk', 'an entry on another disk', one({ disk: 1 })],
  ['folder', 'an entry for a folder', more('texts/', new Uint8Array())],
  ['unlisted', 'a file of a pack that the manifest does not list', more('audit.json')],
  ['unknown', 'a file that no pack has', more('notes.txt')],
  ['reserved', 'a file that is reserved for later', more('disclosures.json')],
  ['upward', 'a path that leads upward', more('../answer.json')],
  ['upward-inside', 'a path that leads upward and down again', more('texts/../answer.json')],
  ['absolute', 'an absolute path', more('/answer.json')],
  ['drive', 'a path with a drive', more('C:answer.json')],
  ['backslash', 'a path with a backslash', more('texts\\a.txt')],
  ['dot', 'a path with a segment of one dot', more('./answer.json')],
  ['nul', 'a path with U+0000', more('answer.json\u0000.txt')],
  ['not-ascii', 'a path that is not ASCII', more('caf\u00e9.txt')],
  ['no-path', 'an entry without a path', more('')],
  ['capitals', 'a path in capitals', more('ANSWER.JSON')],
  ['folder-of-answer', 'a folder with the path of the answer', more('answer.json/')],
  ['path-long', 'a path of 2,000 bytes', more('a'.repeat(2000))],
  ['trailing-dot', 'a path that another system takes for the answer', more('answer.json.')],
  ['no-answer', 'without the answer', without('answer.json')],
  ['no-manifest', 'without the manifest', without('manifest.json')],
  ['no-records', 'without the records', without('records.jsonl')],
  [
    'no-text',
    'without a text',
    (entries) => buildZip(entries.filter(({ path }) => !path.startsWith('texts/'))),
  ],
  [
    'no-raw',
    'without bytes as received',
    (entries) => buildZip(entries.filter(({ path }) => !path.startsWith('raw/'))),
  ],
  ['other-answer', 'another answer', one({ data: text('{}') })],
  [
    'other-byte',
    'one other byte in the answer, with the right checksum',
    one((entry) => ({ data: entry.data.map((byte, at) => (at === 9 ? byte ^ 1 : byte)) })),
  ],
  [
    'bomb',
    'an entry that inflates to a thousand times what the manifest says',
    one({ data: new Uint8Array(4_000_000), deflate: true }),
  ],
  [
    'bomb-understated',
    'an entry that inflates to more than its header and the manifest say',
    one((entry) => ({ data: new Uint8Array(4_000_000), byteLength: entry.data.length, deflate: true })),
  ],
  [
    'bad-seal-name',
    'a seal under a name that is not made of its bytes',
    more(`seals/${'0'.repeat(64)}.dsse.json`),
  ],
  ['plain-seal-name', 'a seal under a name of another form', more('seals/mine.dsse.json')],
];
