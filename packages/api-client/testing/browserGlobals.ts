/** The few globals by which React and SWR take Node for a browser. Import it before them. */
const deaf = { addEventListener() {}, removeEventListener() {} };
Object.assign(globalThis, { window: globalThis, HTMLIFrameElement: Object, ...deaf });
