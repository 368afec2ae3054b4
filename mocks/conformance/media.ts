import { expect, test } from 'vitest';
import { BARE, type FileContent, fileForm, JPEG, type Loose, MP4, PNG } from '../testing.ts';
import type { SetUp, Target } from './target.ts';

const asset = { productId: BARE, isVideo: false, file: 'a.png', order: 1, name: 'Nieuw_abcd1234' };

/** Pictures and films: what is taken, how it is served, and its order (specification §5, §9). */
export const mediaCases = (setUp: SetUp): void => {
  /** Gives a bare product a medium with that file. */
  const upload = async ({ as }: Target, field: 'image' | 'video', name: string, type: string, content?: FileContent) => {
    const { body: made } = await as('PowerUser')('POST', 'Assets', { ...asset, isVideo: field === 'video' });
    return as('PowerUser')('POST', `Assets/${made.id}/${field}`, fileForm(field, name, type, content));
  };

  test('an uploaded picture is served as it came under a name that says nothing, and becomes the cover', async () => {
    const target = await setUp();
    const nobody = target.as(undefined);
    const { body: uploaded } = await upload(target, 'image', 'mijn foto.png', 'image/png');
    expect(uploaded).toMatchObject({ file: 'mijn foto.png', path: expect.stringMatching(/^\/api\/media\/[0-9a-f]{32}\.png$/) });
    const served = await nobody('GET', uploaded.path);
    expect([served.status, served.headers.get('Content-Type'), served.headers.get('Content-Length'), served.body]).toEqual([200, 'image/png', `${PNG.length}`, await new Blob([PNG]).text()]);
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(served.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'");
    expect(served.headers.get('Cache-Control')).toContain('immutable');
    const described = await nobody('HEAD', uploaded.path);
    expect([described.status, described.body, [...described.headers]]).toEqual([200, '', [...served.headers]]);
    expect((await target.as('PowerUser')('GET', `Products/${BARE}`)).body.coverImagePath).toBe(uploaded.path);
    const again = (await upload(target, 'image', 'mijn foto.png', 'image/png')).body.path;
    expect(again).not.toBe(uploaded.path);
    expect((await nobody('GET', again)).headers.get('ETag')).not.toBe(served.headers.get('ETag'));
  });

  test('whoever has a file is not sent it again', async () => {
    const target = await setUp();
    const nobody = target.as(undefined);
    const { body: { path } } = await upload(target, 'image', 'a.jpg', 'image/jpeg');
    const tag = (await nobody('GET', path)).headers.get('ETag')!;
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `"anders", ${tag}`, '*', `W/${tag}`]) {
      const { status, body, headers } = await nobody('GET', path, undefined, { 'If-None-Match': known });
      expect([known, status, body, headers.get('ETag')]).toEqual([known, 304, '', tag]);
    }
    expect((await nobody('GET', path, undefined, { 'If-None-Match': '"anders"' })).status).toBe(200);
  });

  test('a part of an upload is served for a player that seeks', async () => {
    const target = await setUp();
    const { body } = await upload(target, 'video', 'a.mp4', 'video/mp4');
    const part = async (range: string, condition?: string) => {
      const { status, headers, body: text } = await target.as(undefined)('GET', body.path, undefined, { Range: range, ...(condition && { 'If-Range': condition }) });
      return [status, headers.get('Content-Range'), headers.get('Content-Length'), text.slice(0, 20)];
    };
    expect(await part('bytes=22-24')).toEqual([206, 'bytes 22-24/100', '3', '234']);
    expect(await part('bytes=95-')).toEqual([206, 'bytes 95-99/100', '5', '56789']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 97-99/100', '3', '789']);
    expect(await part('bytes=90-1000')).toEqual([206, 'bytes 90-99/100', '10', '0123456789']);
    expect(await part('bytes=100-')).toEqual([416, 'bytes */100', null, '']);
    expect(await part('bytes=-0')).toEqual([416, 'bytes */100', null, '']);
    const whole = [200, null, '100', new TextDecoder().decode(MP4.slice(0, 20))];
    for (const range of ['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'regels=1-2', 'bytes=a-b']) expect(await part(range)).toEqual(whole);
    expect(await part('bytes=22-24', '"van gisteren"')).toEqual(whole);
    const tag = (await target.as(undefined)('GET', body.path)).headers.get('ETag')!;
    expect((await part('bytes=22-24', tag))[0]).toBe(206);
    // A part is for who reads it.
    const head = await target.as(undefined)('HEAD', body.path, undefined, { Range: 'bytes=22-24' });
    expect([head.status, head.headers.get('Content-Range'), head.headers.get('Content-Length')]).toEqual([200, null, '100']);
  });

  test('refuses what is empty, what is too large, and what stands in another field', async () => {
    const { as } = await setUp();
    const send = (form: unknown) => as('Admin')('POST', 'Categories/101/image', form);
    expect(await send(fileForm('image', 'a.png', 'image/png', ''))).toMatchObject({ status: 400, body: { title: 'a.png is een leeg bestand.' } });
    const none = { status: 400, body: { title: "Er werd geen bestand ontvangen in het veld 'image'." } };
    expect(await send(fileForm('foto', 'a.png', 'image/png'))).toMatchObject(none);
    expect(await send({ image: 'a.png' })).toMatchObject(none);
    const text = new FormData();
    text.set('image', 'a.png');
    expect(await send(text)).toMatchObject(none);
    const large = (extra: number) => fileForm('image', 'a.png', 'image/png', new Uint8Array(15 * 1024 * 1024 + extra));
    expect(await send(large(1))).toMatchObject({ status: 413, body: { title: 'a.png is groter dan 15 MB.', detail: 'Kleinere files opladen aub.' } });
    expect((await send(large(0))).status).toBe(415);
    expect((await send(fileForm('image', 'a.png', 'image/png'))).status).toBe(200);
  });

  test('a text in the field of the file is passed over', async () => {
    const editor = (await setUp()).as('PowerUser');
    const form = new FormData();
    form.append('image', 'een tekst');
    form.append('image', new File([PNG], 'a.png', { type: 'image/png' }));
    expect((await editor('POST', 'Segments/11/image', form)).status).toBe(200);
  });

  const [SVG, HTML] = ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', '<!doctype html><script>alert(1)</script>'];
  const branded = (brand: string) => `\0\0\0\u0018ftyp${brand}\0\0\0\0mp42`;
  const chunk = (name: string, length: number) => [0, 0, 0, length, ...new TextEncoder().encode(name), ...new Uint8Array(length + 4)];
  /** Two kB that say to be 50,000 px on both sides. */
  const FLOOD = new Uint8Array([...PNG.slice(0, 16), 0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, ...PNG.slice(24, 33), ...chunk('IDAT', 200), ...chunk('IEND', 0)]);

  test.each<[string, 'image' | 'video', string, string, FileContent]>([
    ['an SVG', 'image', 'a.png', 'image/png', SVG], ['an SVG by its name', 'image', 'a.svg', 'image/svg+xml', SVG], ['a page', 'image', 'a.jpg', 'image/jpeg', HTML],
    ['a GIF', 'image', 'a.png', 'image/png', 'GIF89a\u0001\0\u0001\0\0\0;'], ['a text', 'image', 'a.png', 'image/png', 'inhoud'],
    ['a signature alone', 'image', 'a.png', 'image/png', PNG.slice(0, 8)], ['half a picture', 'image', 'a.png', 'image/png', PNG.slice(0, 60)],
    ['a page behind a signature', 'image', 'a.png', 'image/png', new Blob([PNG.slice(0, 8), HTML])],
    ['a picture without a pixel', 'image', 'a.png', 'image/png', new Blob([PNG.slice(0, 33), new Uint8Array(chunk('IEND', 0))])],
    ['a part that no picture has', 'image', 'a.png', 'image/png', new Blob([PNG.slice(0, 33), new Uint8Array(chunk('EVIL', 40)), PNG.slice(33)])],
    ['a page behind the begin of a jpg', 'image', 'a.jpg', 'image/jpeg', new Blob([JPEG.slice(0, 3), HTML])],
    ['the begin of a jpg alone', 'image', 'a.jpg', 'image/jpeg', JPEG.slice(0, 40)], ['a film', 'image', 'a.png', 'image/png', MP4],
    ['a picture as a film', 'video', 'a.mp4', 'video/mp4', PNG], ['QuickTime', 'video', 'a.mp4', 'video/mp4', branded('qt  ')], ['a photo of a phone', 'video', 'a.mp4', 'video/mp4', branded('heic')],
    ['sound', 'video', 'a.mp4', 'video/mp4', branded('M4A ')], ['an unknown brand', 'video', 'a.mp4', 'video/mp4', branded('evil')], ['a page as a film', 'video', 'a.mp4', 'video/mp4', HTML],
  ])('refuses a file in disguise: %s', async (_what, field, name, type, content) => {
    const target = await setUp();
    const { status, body } = await upload(target, field, name, type, content);
    expect([status, body]).toEqual([415, { title: `${name} is geen ${field === 'image' ? '.png of .jpg' : '.mp4'} bestand.` }]);
    expect((await target.as('PowerUser')('GET', `Assets?productId=${BARE}`)).body.at(-1).path).toBeNull();
  });

  test('refuses a picture of more pixels than can be drawn, however small its file', async () => {
    const target = await setUp();
    expect(await upload(target, 'image', 'a.png', 'image/png', FLOOD)).toMatchObject({ status: 415, body: { title: 'a.png is groter dan 100 megapixel.' } });
  });

  test('a file is what its bytes say, whatever it is called', async () => {
    const target = await setUp();
    const kept = async (name: string, type: string, content: FileContent) => {
      const { body } = await upload(target, 'image', name, type, content);
      return [body.path.split('.')[1], (await target.as(undefined)('GET', body.path)).headers.get('Content-Type')];
    };
    expect(await kept('a.jpg', 'image/jpeg', PNG)).toEqual(['png', 'image/png']);
    expect(await kept('a.png', 'text/html', JPEG)).toEqual(['jpg', 'image/jpeg']);
    expect(await kept('a', '', PNG)).toEqual(['png', 'image/png']);
  });

  test('of a picture is kept what is drawn: no page behind it, no texts in it, no place where it was taken', async () => {
    const target = await setUp();
    const served = async (name: string, content: FileContent) => (await target.as(undefined)('GET', (await upload(target, 'image', name, 'image/png', content)).body.path)).body;
    const [png, jpeg] = [await new Blob([PNG]).text(), await new Blob([JPEG]).text()];
    const secret = new TextEncoder().encode(`${HTML} 51.0543 N`);
    const text = new Uint8Array([0, 0, 0, secret.length, ...new TextEncoder().encode('tEXt'), ...secret, 0, 0, 0, 0]);
    expect(await served('a.png', new Blob([PNG, HTML]))).toBe(png);
    expect(await served('a.png', new Blob([PNG.slice(0, 33), text, PNG.slice(33)]))).toBe(png);
    const segment = (marker: number, bytes: Uint8Array) => new Uint8Array([0xff, marker, 0, bytes.length + 2, ...bytes]);
    expect(await served('a.jpg', new Blob([JPEG, HTML]))).toBe(jpeg);
    expect(await served('a.jpg', new Blob([JPEG.slice(0, 2), segment(0xe1, secret), segment(0xfe, secret), segment(0xed, secret), JPEG.slice(2)]))).toBe(jpeg);
    // Which side is up stays.
    const exif = (orientation: number, gps: number[] = []) => segment(0xe1, new Uint8Array([
      ...new TextEncoder().encode('Exif\0\0MM'), 0, 0x2a, 0, 0, 0, 8, 0, gps.length > 0 ? 2 : 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, ...gps, 0, 0, 0, 0,
    ]));
    const turned = await served('a.jpg', new Blob([JPEG.slice(0, 2), exif(6, [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0x47, 0x50, 0x53, 0x21]), JPEG.slice(2)]));
    expect(turned).toBe(await new Blob([JPEG.slice(0, 2), exif(6), JPEG.slice(2)]).text());
    expect(turned).not.toContain('GPS');
  });

  test.each([
    ['../../etc/passwd.png', 'passwd.png'], ['C:\\fotos\\a.png', 'a.png'], ['con.png', 'con.png'], ['foto\u202Egnp.exe.png', 'fotognp.exe.png'], ['a\u200B.png', 'a.png'],
    ['é & "b".png', 'é & "b".png'], ['🖨️.png', '🖨️.png'], [`${'x'.repeat(300)}.png`, 'x'.repeat(200)], ['..', '..'], ['%2e%2e%2fa.png', '%2e%2e%2fa.png'],
  ])('a file may be called %s', async (name, shown) => {
    const target = await setUp();
    const { body } = await upload(target, 'image', name, 'image/png');
    expect([body.file, body.path]).toEqual([shown, expect.stringMatching(/^\/api\/media\/[0-9a-f]{32}\.png$/)]);
  });

  test.each([
    'niets.png', '0123456789abcdef0123456789abcdef.png', '..%2f..%2fpackage.json', 'a%00.png', '.png', 'con.png', '%E0%A4%A', `${'a'.repeat(3000)}.png`,
  ])('there is no file called %s', async name => {
    const { as } = await setUp();
    expect(await as(undefined)('GET', `media/${name}`)).toMatchObject({ status: 404, body: { title: 'Dit bestand bestaat niet (meer).' } });
  });

  test('a width that is not made, or a file that has no widths, is the file itself', async () => {
    const target = await setUp();
    const { body: { path } } = await upload(target, 'image', 'a.png', 'image/png');
    for (const width of ['0', '-1', '77', '1280', 'x', '', '1e9', '../a']) {
      const { status, headers } = await target.as(undefined)('GET', `${path}?w=${width}`);
      expect([width, status, headers.get('Content-Length')]).toEqual([width, 200, `${PNG.length}`]);
    }
  });

  test('everybody changes the own portrait; an Admin adds a photo to a collection of somebody else that has none', async () => {
    const { as } = await setUp();
    const form = () => fileForm('image', 'a.jpg', 'image/jpeg');
    expect((await as('ViewOnly')('POST', 'Me/image', form())).body.path).toContain('/api/media/');
    const [open, closed] = [520, 512];
    expect((await as('Admin')('POST', `Collections/${open}/image`, form())).status).toBe(200);
    expect(await as('Admin')('POST', `Collections/${open}/image`, form())).toMatchObject({ status: 403, body: 'Je kan enkel collecties van jezelf aanpassen of verwijderen' });
    expect((await as('PowerUser')('POST', `Collections/${open}/image`, form())).status).toBe(403);
    expect((await as('Admin')('POST', `Collections/${closed}/image`, form())).status).toBe(404);
  });

  test('a product whose last medium goes is hidden, and stays so', async () => {
    const target = await setUp();
    const { as } = target;
    const editor = as('PowerUser');
    const { body: first } = await upload(target, 'image', 'a.png', 'image/png');
    const { body: second } = await upload(target, 'image', 'b.png', 'image/png');
    const { body: bare } = await editor('POST', 'Assets', asset);
    expect((await editor('PUT', 'Products', { id: BARE, isVisible: true })).status).toBe(200);
    const isVisible = async () => (await editor('GET', `Products/${BARE}`)).body.isVisible;
    await editor('DELETE', `Assets/${first.id}`);
    expect(await isVisible()).toBe(true);
    // Moved to another product.
    expect((await editor('PUT', 'Assets', { id: second.id, productId: 1001 })).status).toBe(200);
    expect([await isVisible(), (await as('User')('GET', `Products/${BARE}`)).status]).toEqual([false, 404]);
    expect((await editor('POST', `Assets/${bare.id}/image`, fileForm('image', 'c.png', 'image/png'))).status).toBe(200);
    expect(await isVisible()).toBe(false);
    expect((await editor('PUT', 'Products', { id: BARE, isVisible: true })).status).toBe(200);
    expect((await editor('DELETE', `Assets/${bare.id}`)).status).toBe(204);
    expect(await isVisible()).toBe(false);
  });

  test('a film counts once its file is there, and no longer than that', async () => {
    const { as } = await setUp();
    const editor = as('PowerUser');
    const shown = async () => (await editor('GET', `Products?productIds=${BARE}`)).body[0].hasVideo;
    const { body: film } = await editor('POST', 'Assets', { ...asset, isVideo: true, file: 'a.mp4' });
    expect(await shown()).toBe(false);
    await editor('POST', `Assets/${film.id}/video`, fileForm('video', 'a.mp4', 'video/mp4'));
    expect(await shown()).toBe(true);
    await editor('DELETE', `Assets/${film.id}`);
    expect(await shown()).toBe(false);
  });

  test('the order is stored as it is sent: a gap, a double and a film in front stay', async () => {
    const { as } = await setUp();
    const { id: productId } = (await as('Admin')('GET', 'Products?pageSize=500')).body.find(({ hasVideo }: Loose) => hasVideo);
    const [image, film] = (await as('Admin')('GET', `Assets?productId=${productId}`)).body;
    const orders = async () => (await as('User')('GET', `Assets?productId=${productId}`)).body.map((medium: { id: number; order: number }) => [medium.id, medium.order]);
    await as('Admin')('PUT', 'Assets', { ...film, order: 1 });
    expect((await orders()).slice(0, 2)).toEqual([[image.id, 1], [film.id, 1]]);
    await as('Admin')('PUT', 'Assets', { ...image, order: 7 });
    expect((await orders())[0]).toEqual([film.id, 1]);
    expect((await orders()).at(-1)).toEqual([image.id, 7]);
    await as('Admin')('DELETE', `Assets/${film.id}`);
    expect((await orders()).every(([, order]: [number, number]) => order > 1)).toBe(true);
    expect((await as('Admin')('PUT', 'Assets', { ...image, isVideo: true })).status).toBe(400);
  });
};
