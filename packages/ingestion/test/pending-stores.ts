import type { EventStore } from '@loccit/storage';

export const FEES = '# Fees\n\nThe fee is 4 crowns.\n';
export const ROUTES = '# 航线\n\n渡轮每天运行。\n';
export const BROKEN = new Uint8Array([0x41, 0xff, 0xfe, 0x41]);

export const listLive = (store: EventStore) =>
  (store.current('harbour')?.documents ?? []).map(({ document_id, sequence }) => [document_id, sequence]);
export const listWaiting = (store: EventStore) =>
  store.pending('harbour').map(({ event, reason }) => [event.event_id, reason]);
export const textsOf = (store: EventStore) => {
  const current = store.current('harbour');
  return (current?.documents ?? []).map(({ canonical_revision_id }) => {
    const record = current?.record(canonical_revision_id);
    return record?.preimage.type === 'loccit:canonical:1'
      ? current?.text(record.preimage.canonical_sha256)
      : undefined;
  });
};
