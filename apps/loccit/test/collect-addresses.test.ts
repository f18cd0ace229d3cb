import { describe, expect, it } from 'vitest';
import { CollectFault } from '../src/collecting/collect-fault.js';
import { isAllowedAddress } from '../src/collecting/judge-address.js';
import { readCitedAddress } from '../src/collecting/request-address.js';
import { collectLinks, startServer } from './collect-setup.js';

describe('isAllowedAddress', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.9',
    '169.254.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.1.1.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%lo',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '1.2.3',
    '01.2.3.4',
  ])('refuses %s', (address) => {
    expect(isAllowedAddress(address, false)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'allows %s',
    (address) => {
      expect(isAllowedAddress(address, false)).toBe(true);
    },
  );

  it('allows private addresses where they are, and never those of metadata, of groups or of nobody', () => {
    for (const address of ['127.0.0.1', '10.0.0.1', '::1', 'fd00::1', '169.254.1.1', '::ffff:10.0.0.1'])
      expect(isAllowedAddress(address, true)).toBe(true);
    for (const address of [
      '169.254.169.254',
      '::ffff:169.254.169.254',
      'fd00:ec2::254',
      '100.100.100.200',
      '0.0.0.0',
      '224.0.0.1',
      '::',
    ])
      expect(isAllowedAddress(address, true)).toBe(false);
  });
});

describe('readCitedAddress', () => {
  it.each([
    ['HTTP://EXAMPLE.org:80/a/../b?q=1#f', 'http://example.org/b?q=1'],
    ['https://example.org', 'https://example.org/'],
    ['https://example.org/a b|c[1]?x={y}^z', 'https://example.org/a%20b%7Cc%5B1%5D?x=%7By%7D%5Ez'],
    ['https://example.org/100%', 'https://example.org/100%25'],
    ['https://exämple.org/中', 'https://xn--exmple-cua.org/%E4%B8%AD'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://2130706433/', 'http://127.0.0.1/'],
  ])('writes %s as a source_uri', (written, uri) => {
    expect(readCitedAddress(written)).toBe(uri);
  });

  it.each([
    ['ftp://example.org/', 'scheme'],
    ['data:text/plain,x', 'scheme'],
    ['https://crew@example.org/', 'credentials'],
    ['https://example.org/?api_key=1', 'secret-in-url'],
    ['http://[::1', 'bad-url'],
    ['not an address', 'bad-url'],
    [`https://example.org/${'a'.repeat(4000)}`, 'bad-url'],
  ])('refuses %s', (written, reason) => {
    expect(() => readCitedAddress(written)).toThrow(new CollectFault(reason as 'scheme'));
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
