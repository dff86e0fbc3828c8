/**
 * @typedef {object} Given
 * @property {string} work empty folder outside of the repository
 * @property {string} version of the release
 * @property {string} jar of the release
 * @property {string} zip of the release, for web applications
 * @property {Record<string, string>} packages of the release, for plugin authors: their files by name
 * @property {string} repository folder that Maven takes the jar from
 * @property {number} port
 *
 * @typedef {{ id: string, password: string }} User
 *
 * @typedef {object} Prepared
 * @property {string} address of the engine's web applications
 * @property {readonly string[]} command that starts the server
 * @property {string} pluginsFile where an administrator puts it
 * @property {User | undefined} [admin] whom the engine knows already
 *
 * @typedef {(given: Given) => Promise<Prepared>} Prepare installs a foreign server, and us into it
 *
 * @typedef {(server: Prepared & Given) => Promise<void>} Walk what people do there
 *
 * @typedef {object} Server
 * @property {Prepare} prepare
 * @property {Walk} walk
 * @property {string} [apart] why it is checked only where somebody names it
 */

export {};
