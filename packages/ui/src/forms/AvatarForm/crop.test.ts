import { describe, expect, it } from 'vitest';
import { centreCrop, clampCrop, MOST_ZOOM, moveCrop, squareOf, styleOf, WHOLE, zoomCrop, type Crop, type Size } from './crop.ts';

const landscape: Size = { width: 1200, height: 800 };
const portrait: Size = { width: 600, height: 1200 };
const square: Size = { width: 500, height: 500 };

const isInside = (size: Size, crop: Crop) => {
  const { left, top, side } = squareOf(size, crop);
  return left >= -1e-9 && top >= -1e-9 && left + side <= size.width + 1e-9 && top + side <= size.height + 1e-9;
};

describe('squareOf', () => {
  it('begins with the largest square, in the middle', () => {
    expect(squareOf(landscape, WHOLE)).toEqual({ left: 200, top: 0, side: 800 });
    expect(squareOf(portrait, WHOLE)).toEqual({ left: 0, top: 300, side: 600 });
    expect(squareOf(square, WHOLE)).toEqual({ left: 0, top: 0, side: 500 });
  });

  it('is the same part of the picture whatever its px', () => {
    const crop = { x: 0.4, y: 0.5, zoom: 2 };
    const { left, top, side } = squareOf(landscape, crop);
    expect(squareOf({ width: 2400, height: 1600 }, crop)).toEqual({ left: left * 2, top: top * 2, side: side * 2 });
  });
});

describe('clampCrop', () => {
  it('keeps the zoom between 1 and the most', () => {
    expect(clampCrop(square, { ...WHOLE, zoom: 0.2 }).zoom).toBe(1);
    expect(clampCrop(square, { ...WHOLE, zoom: 99 }).zoom).toBe(MOST_ZOOM);
  });

  it('shows no edge at any corner', () => {
    for (const size of [landscape, portrait, square, { width: 3000, height: 1 }]) {
      for (const zoom of [1, 1.37, MOST_ZOOM]) {
        for (const [x, y] of [[-3, -3], [4, -3], [-3, 4], [4, 4]] as const) {
          expect(isInside(size, clampCrop(size, { x, y, zoom }))).toBe(true);
        }
      }
    }
  });

  it('leaves alone what is allowed', () => {
    expect(clampCrop(landscape, { x: 0.4, y: 0.5, zoom: 2 })).toEqual({ x: 0.4, y: 0.5, zoom: 2 });
  });
});

describe('moveCrop', () => {
  it('brings what lies left into the frame when the picture goes right', () => {
    expect(squareOf(landscape, moveCrop(landscape, WHOLE, 0.125, 0)).left).toBeCloseTo(100);
  });

  it('stops at the edge', () => {
    expect(squareOf(landscape, moveCrop(landscape, WHOLE, 5, 0)).left).toBe(0);
    expect(squareOf(landscape, moveCrop(landscape, WHOLE, -5, 0)).left).toBeCloseTo(400);
    expect(moveCrop(landscape, WHOLE, 0, 0.5)).toEqual(WHOLE);
  });

  it('goes less far into an enlarged picture', () => {
    const near = { ...WHOLE, zoom: 2 };
    expect(squareOf(landscape, moveCrop(landscape, near, 0.25, 0.25))).toEqual({ left: 300, top: 100, side: 400 });
  });
});

describe('zoomCrop', () => {
  it('keeps the middle', () => {
    expect(zoomCrop(landscape, WHOLE, 2)).toEqual({ x: 0.5, y: 0.5, zoom: 2 });
  });

  it('keeps what lies under the pointer', () => {
    const at = { x: 0.25, y: 0.75 };
    const under = (crop: Crop) => {
      const { left, top, side } = squareOf(landscape, crop);
      return [left + at.x * side, top + at.y * side];
    };
    const [x, y] = under(WHOLE);
    const [afterX, afterY] = under(zoomCrop(landscape, WHOLE, 3, at));
    expect(afterX).toBeCloseTo(x!);
    expect(afterY).toBeCloseTo(y!);
  });

  it('comes back inside when it is made smaller at an edge', () => {
    const corner = moveCrop(landscape, { ...WHOLE, zoom: 4 }, 9, 9);
    const back = zoomCrop(landscape, corner, 1);
    expect(isInside(landscape, back)).toBe(true);
    expect(back.zoom).toBe(1);
  });
});

describe('centreCrop', () => {
  it('brings a place of the frame to its middle', () => {
    const near = { ...WHOLE, zoom: 2 };
    const { left, top } = squareOf(landscape, centreCrop(landscape, near, { x: 0.75, y: 0.5 }));
    expect([left, top]).toEqual([500, 200]);
  });
});

describe('styleOf', () => {
  it('lays the picture in a frame of any size', () => {
    expect(styleOf(landscape, WHOLE)).toEqual({ width: '150.0000%', transform: 'translate(-16.6667%, 0.0000%)' });
    expect(styleOf(square, { ...WHOLE, zoom: 2 })).toEqual({ width: '200.0000%', transform: 'translate(-25.0000%, -25.0000%)' });
  });
});
