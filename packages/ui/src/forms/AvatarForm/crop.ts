/** px of the picture itself. */
export interface Size {
  width: number;
  height: number;
}

/** A place in the picture or in the frame, as shares of its width and height: 0 to 1. */
export interface Place {
  x: number;
  y: number;
}

/** What is cut out: the place in the picture where the middle of the square lies, and how far it is enlarged, from 1. */
export interface Crop extends Place {
  zoom: number;
}

/** Beyond this a photo of a phone becomes coarse. */
export const MOST_ZOOM = 4;

/** As much of the picture as fits in a square, from its middle. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const MIDDLE: Place = { x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** px of the picture that the square is wide. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The nearest crop that shows no edge: the square lies wholly inside the picture. */
export const clampCrop = (size: Size, { x, y, zoom }: Crop): Crop => {
  const allowed = within(zoom, 1, MOST_ZOOM);
  const half = sideOf(size, allowed) / 2;
  const [halfX, halfY] = [half / size.width, half / size.height];
  return { x: within(x, halfX, 1 - halfX), y: within(y, halfY, 1 - halfY), zoom: allowed };
};

/** The square in px of the picture, as a canvas cuts it. */
export const squareOf = (size: Size, crop: Crop) => {
  const { x, y, zoom } = clampCrop(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
};

/** The picture is dragged under the frame, by shares of the frame. */
export const moveCrop = (size: Size, crop: Crop, dx: number, dy: number): Crop => {
  const side = sideOf(size, crop.zoom);
  return clampCrop(size, { ...crop, x: crop.x - (dx * side) / size.width, y: crop.y - (dy * side) / size.height });
};

/** The picture is enlarged to `zoom`, while what lies at a place of the frame stays there. */
export const zoomCrop = (size: Size, crop: Crop, zoom: number, at: Place = MIDDLE): Crop => {
  const allowed = within(zoom, 1, MOST_ZOOM);
  const gain = sideOf(size, crop.zoom) - sideOf(size, allowed);
  return clampCrop(size, {
    x: crop.x + ((at.x - 0.5) * gain) / size.width,
    y: crop.y + ((at.y - 0.5) * gain) / size.height,
    zoom: allowed,
  });
};

/** What lies at a place of the frame goes to its middle, as far as no edge shows. */
export const centreCrop = (size: Size, crop: Crop, at: Place): Crop => moveCrop(size, crop, 0.5 - at.x, 0.5 - at.y);

/** How an `<img>` of the whole picture lies in a square frame of any size. */
export const styleOf = (size: Size, crop: Crop) => {
  const { left, top, side } = squareOf(size, crop);
  const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
  return { width: percent(size.width / side), transform: `translate(${percent(-left / size.width)}, ${percent(-top / size.height)})` };
};
