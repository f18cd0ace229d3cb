/** Every path that a pack may hold beside its manifest and seals (SPEC 6). */
export const PACK_FILES = ['answer.json', 'records.jsonl', 'audit.json', 'report.json'] as const;
