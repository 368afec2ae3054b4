// The worker of msw, for what may be mocked alone: of all other requests (modules, styles, pictures) it would hear, clone the answer
// and tell the page. Where the site lives in a folder of its host, the pictures of the seed are found there by the page.
addEventListener('install', event => {
  const mocked = ['/api/*', new URL(registration.scope).pathname === '/' ? '/media/*.mp4' : '/media/*'];
  event.addRoutes?.({ condition: { not: { or: mocked.map(pathname => ({ urlPattern: new URLPattern({ pathname }) })) } }, source: 'network' });
});
importScripts('mockServiceWorker.js');
