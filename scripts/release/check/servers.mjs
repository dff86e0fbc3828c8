import { springBoot, userLibrary } from './springBoot.mjs';
import { tomcat } from './tomcat.mjs';
import { wildfly } from './wildfly.mjs';

/**
 * @typedef {object} Given
 * @property {string} work empty folder outside of the repository
 * @property {string} version of the release
 * @property {string} jar of the release
 * @property {string} zip of the release, for web applications
 * @property {string} repository folder that Maven takes the jar from
 * @property {number} port
 *
 * @typedef {object} Prepared
 * @property {string} address of the engine's web applications
 * @property {readonly string[]} command that starts the server
 * @property {string} pluginsFile where an administrator puts it
 *
 * @typedef {(given: Given) => Promise<Prepared>} Prepare installs a foreign server, and us into it
 */

/**
 * Servers that a release is installed into.
 *
 * @type {Record<string, Prepare>}
 */
export const SERVERS = {
  'spring-boot-operaton': springBoot('operaton'),
  'spring-boot-camunda': springBoot('camunda'),
  'user-library-operaton': userLibrary('operaton'),
  'tomcat-operaton': tomcat('operaton'),
  'tomcat-camunda': tomcat('camunda'),
  'wildfly-operaton': wildfly('operaton'),
};
