import { describe, expect, it } from 'vitest';
import { qrSource } from './qrSource.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

describe('qrSource', () => {
  it.each([[`data:image/png;base64,${png}`], [png], [` ${png}\n`], [`DATA:image/png;base64,${png}`]])('takes a PNG as %.24s…', image => {
    expect(qrSource(image)).toBe(`data:image/png;base64,${png}`);
  });
  it.each([
    ['data:image/svg+xml;base64,PHN2Zy8+'], ['data:text/html;base64,iVBORw0KGgo='], ['https://print.example/qr.png'], ['/9j/4AAQSkZJRg=='],
    ['iVBORw0KGgo" onerror="alert(1)'], ['javascript:alert(1)'], [''], [null], [undefined],
  ])('does not show %s', image => {
    expect(qrSource(image)).toBeUndefined();
  });
});
