import { loadVectors } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { CollectFault, type CollectReason } from '../src/collecting/collect-fault.js';
import { isAllowedAddress } from '../src/collecting/judge-address.js';
import { readCitedAddress } from '../src/collecting/request-address.js';
import { collectLinks, startServer } from './collect-setup.js';

interface Vectors {
  readonly allowed: [address: string, byDefault: boolean, withPrivate: boolean][];
  readonly written: [written: string, uri: string][];
  readonly refused: [written: string, reason: CollectReason, times?: number][];
}

const { allowed, refused, written } = loadVectors<Vectors>('collecting/addresses.json');

describe('isAllowedAddress', () => {
  it.each(allowed)(
    'judges "%s": %s by default, %s where private networks are allowed',
    (address, byDefault, withPrivate) => {
      expect(isAllowedAddress(address, false)).toBe(byDefault);
      expect(isAllowedAddress(address, true)).toBe(withPrivate);
    },
  );
});

describe('readCitedAddress', () => {
  it.each(written)('writes %s as %s', (cited, uri) => {
    expect(readCitedAddress(cited)).toBe(uri);
  });

  it.each(refused)('refuses %s: %s', (cited, reason, times = 0) => {
    expect(() => readCitedAddress(cited + cited.slice(-1).repeat(times))).toThrow(new CollectFault(reason));
  });
});

describe('createCheckedLookup', () => {
  const server = () => startServer((_, response) => response.end('inner'));

  it('connects to the very address that was judged: a name that answers differently the second time is not asked again', async () => {
    const { asked, port } = await server();
    const answers = ['127.0.0.1', '169.254.169.254'];
    let times = 0;
    const resolve = async () => [{ address: answers[times++] ?? '', family: 4 }];
    const { urls } = await collectLinks([`http://rebind.example:${port}/`], { resolve });
    expect(times).toBe(1);
    expect(asked).toEqual(['/']);
    expect(urls[0]?.outcome).toBe('had');
  });

  it('judges again at each hop: a redirect to a name that leads inside is refused', async () => {
    const inner = await server();
    const outer = await startServer((_, response) =>
      response.writeHead(302, { location: `http://inside.example:${inner.port}/` }).end(),
    );
    const resolve = async (name: string) => [
      { address: name === 'inside.example' ? '169.254.169.254' : '127.0.0.1', family: 4 },
    ];
    const { urls } = await collectLinks([`http://outside.example:${outer.port}/`], {
      resolve,
      ports: [inner.port, outer.port],
    });
    expect(urls[0]).toMatchObject({
      reason: 'refused-address',
      final_url: `http://inside.example:${inner.port}/`,
    });
    expect(inner.asked).toEqual([]);
  });

  it('uses of several addresses only those that are allowed', async () => {
    const { asked, port } = await server();
    const resolve = async () => [
      { address: '169.254.169.254', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    await collectLinks([`http://mixed.example:${port}/`], { resolve });
    expect(asked).toEqual(['/']);
  });

  it('refuses every private address by default, by name and in numbers', async () => {
    const { asked, port } = await server();
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const links = [
      `http://a.example:${port}/`,
      `http://127.0.0.1:${port}/`,
      `http://[::1]:${port}/`,
      `http://0x7f.1:${port}/`,
    ];
    const { exit, urls } = await collectLinks(links, { resolve, options: { allowPrivate: false } });
    expect(urls.map(({ reason }) => reason)).toEqual(links.slice(0, 3).map(() => 'refused-address'));
    expect(exit).toBe(3);
    expect(asked).toEqual([]);
  });

  it('says that a name has no address', async () => {
    const resolve = async () => {
      throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    };
    const { urls } = await collectLinks(['http://nowhere.example/'], { resolve });
    expect(urls[0]?.reason).toBe('dns');
  });
});
