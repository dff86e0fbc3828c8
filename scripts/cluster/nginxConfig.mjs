/**
 * @typedef {object} ClusterNode
 * @property {string} name a letter: what the node adds to the ids of its sessions
 * @property {number} port
 */

/**
 * The whole configuration of an nginx in front of engine nodes. docs/cluster.md says why it is as it is.
 *
 * @param {object} options
 * @param {number} options.port of the address that people know
 * @param {readonly ClusterNode[]} options.nodes
 * @param {boolean} options.isSticky
 * @param {string} options.cookie name of the nodes' session cookie
 * @param {string} options.appRoot as in `/operaton`
 * @param {string} options.folder for the files of this nginx
 * @param {boolean} [options.looksForFiles] whether a file that one node has not is asked of the other one; else nothing is said of files
 * @param {string | undefined} options.user whom it works as where it is started by root
 * @returns {string}
 */
export function nginxConfig({ port, nodes, isSticky, cookie, appRoot, folder, user, looksForFiles = true }) {
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
${user ? `user ${user};\n` : ''}events { worker_connections 4096; }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  log_format nodes '$time_iso8601 $upstream_addr $upstream_status $status $request_method $uri $bytes_sent $request_time';
  access_log ${folder}/access.log nodes;

${isSticky ? stickyUpstreams(nodes, cookie) : upstream('any', nodes)}
  server {
    listen ${port};
    # The engine refuses what is too large for it; a proxy's page would tell nobody why.
    client_max_body_size 0;

    location / {
      proxy_pass http://${isSticky ? '$node' : 'any'};
${PASSED_ON}
      # A call that a node has had may have been done: POST and PATCH are never sent to another one. Not
      # "non_idempotent", and none of the statuses: a 500 of the engine is its answer.
      proxy_next_upstream error timeout;
    }
${looksForFiles ? lookForFiles(appRoot) : ''}  }
}
`;
}

/** @param {string} appRoot */
function lookForFiles(appRoot) {
  return `
    # While an upgrade goes from node to node, a page of the one build may ask a node that has the other. Files have the
    # hash of what is in them in their names: any copy of one is the right one.
    location ~ ^${appRoot}/app/taskweave/(assets|remotes|sdk)/ {
      proxy_pass http://any;
${PASSED_ON}
      proxy_next_upstream error timeout http_404;
    }
`;
}

const PASSED_ON = `      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_read_timeout 60s;`;

/**
 * A node's sessions have its letter behind a dot. Who has none yet, or one of a node that is gone, goes to any.
 *
 * @param {readonly ClusterNode[]} nodes
 * @param {string} cookie
 */
function stickyUpstreams(nodes, cookie) {
  const own = nodes.map(({ name }) => `    "~\\.${name}$" node_${name};`).join('\n');
  const each = nodes.map((node) =>
    upstream(
      `node_${node.name}`,
      [node],
      nodes.filter((other) => other !== node),
    ),
  );
  return `  map $cookie_${cookie} $node {
    default any;
${own}
  }
${upstream('any', nodes)}${each.join('')}`;
}

/**
 * Idle connections are given up before Tomcat does it (after 60 s): a POST that meets a connection which is just being closed
 * would be lost.
 *
 * @param {string} name
 * @param {readonly ClusterNode[]} nodes
 * @param {readonly ClusterNode[]} [backups]
 */
function upstream(name, nodes, backups = []) {
  const servers = [
    ...nodes.map(({ port }) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=5s;`),
    ...backups.map(({ port }) => `    server 127.0.0.1:${port} backup;`),
  ];
  return `  upstream ${name} {
${servers.join('\n')}
    keepalive 32;
    keepalive_timeout 20s;
  }
`;
}
