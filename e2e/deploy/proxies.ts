import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, type Running, start } from '../../scripts/lib/processes.ts';

/** A server in front of another one. */
export interface Proxy extends Running {
  url: string;
}

const shipped = (name: string): string => readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');

/** Puts other values in the places that a shipped file says to change. @throws where it has no such place */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`No "${from}" in it`);
    return before.replaceAll(from, to);
  }, text);

/** A certificate for this run alone, in a folder. */
export const makeCertificate = (folder: string): void => {
  execFileSync('openssl', [
    'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1',
    '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:catalogus.example', '-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`,
  ], { stdio: 'ignore' });
};

/** Lets nginx run with a site file of `deploy/`, in front of a port. */
export const startNginx = async (folder: string, upstream: number, name = 'nginx.conf'): Promise<Proxy> => {
  const [port, plain] = [await freePort(), await freePort()];
  const site = filled(shipped(name).replaceAll(/^\s*listen \[::\].*$/gm, ''), {
    'listen 443': `listen 127.0.0.1:${port}`,
    '127.0.0.1:8080': `127.0.0.1:${upstream}`,
    '/etc/letsencrypt/live/catalogus.example': folder,
    ...(name === 'nginx.conf' && { 'listen 80': `listen 127.0.0.1:${plain}` }),
  });
  writeFileSync(`${folder}/${name}`, site);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`);
  writeFileSync(`${folder}/main-${name}`, [
    ...(process.getuid?.() === 0 ? ['user root;'] : []), 'daemon off;', `pid ${folder}/nginx.pid;`, 'error_log stderr;', 'events {}',
    'http {', 'access_log off;', ...places, `include ${folder}/${name};`, '}',
  ].join('\n'));
  const args = ['-e', 'stderr', '-p', folder, '-c', `${folder}/main-${name}`];
  execFileSync('nginx', ['-t', '-q', ...args]);
  return { url: `https://localhost:${port}`, ...await start('nginx', args, `https://localhost:${port}/`) };
};

/** Lets Caddy run with the file of `deploy/`, in front of a port. */
export const startCaddy = async (folder: string, upstream: number): Promise<Proxy> => {
  const port = await freePort();
  const site = filled(shipped('Caddyfile'), {
    'catalogus.example {': `https://localhost:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    'reverse_proxy 127.0.0.1:8080': `reverse_proxy 127.0.0.1:${upstream}`,
  });
  writeFileSync(`${folder}/Caddyfile`, `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n${site}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return { url: `https://localhost:${port}`, ...await start('caddy', ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'], `https://localhost:${port}/`, { env }) };
};
