import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { ask } from './containerTool.mjs';

const MISSING = `The base image is not here, and a stand-in cannot be made: it takes nginx and busybox-static of this machine.
On Debian: apt-get install nginx busybox-static`;

const DOCKERFILE = `FROM scratch
COPY files/ /
RUN ["/bin/busybox", "--install", "-s", "/bin"]
RUN ln -s /dev/stdout /var/log/nginx/access.log && ln -s /dev/stderr /var/log/nginx/error.log && chmod 1777 /tmp
ENV PATH=/usr/sbin:/usr/bin:/sbin:/bin
EXPOSE 80
STOPSIGNAL SIGQUIT
ENTRYPOINT ["/docker-entrypoint.sh"]
CMD ["nginx", "-g", "daemon off;"]
`;

const FILES = {
  'etc/passwd': 'root:x:0:0:root:/root:/bin/sh\nnginx:x:101:101:nginx:/var/cache/nginx:/sbin/nologin\n',
  'etc/group': 'root:x:0:\nnginx:x:101:\n',
  'etc/nginx/conf.d/default.conf': 'server { listen 80; }\n',
  'docker-entrypoint.sh': '#!/bin/sh\necho "the entry point of the base"\nexec "$@"\n',
  'var/log/nginx/.there': '',
  'var/lib/nginx/.there': '',
  'tmp/.there': '',
  'bin/.there': '',
};

/**
 * For machines that cannot pull the real base.
 * @param {import('./containerTool.mjs').ContainerTool} tool
 * @param {string} work
 * @returns {Promise<string>}
 */
export async function makeStandIn(tool, work) {
  const nginx = placeOf('nginx');
  const busybox = placeOf('busybox');
  if (nginx === undefined || busybox === undefined) throw new Explained(MISSING);
  const files = path.join(work, 'files');
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(files, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  chmodSync(path.join(files, 'docker-entrypoint.sh'), 0o755);
  for (const place of [...librariesOf(nginx), ...librariesOf(busybox)]) take(place, path.join(files, place));
  take(nginx, path.join(files, 'usr/sbin/nginx'));
  take(busybox, path.join(files, 'bin/busybox'));
  if (existsSync('/etc/nginx/mime.types')) {
    cpSync('/etc/nginx/mime.types', path.join(files, 'etc/nginx/mime.types'));
  }
  writeFileSync(path.join(work, 'Dockerfile'), DOCKERFILE);
  const name = 'localhost/taskweave-stand-in:1';
  await ask(tool, ['build', ...tool.forBuild, '-t', name, work]);
  return name;
}

/** @param {string} command */
function placeOf(command) {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

/**
 * @param {string} program
 * @returns {string[]}
 */
function librariesOf(program) {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return [...stdout.matchAll(/(?:=> |^\s+)(\/\S+)/gm)].map(([, file = '']) => file);
}

/**
 * @param {string} from
 * @param {string} to
 */
function take(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
  chmodSync(to, 0o755);
}
