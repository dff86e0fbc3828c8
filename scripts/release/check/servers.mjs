import { run } from './install/run.mjs';
import { springBoot, userLibrary } from './install/springBoot.mjs';
import { tomcat } from './install/tomcat.mjs';
import { wildfly } from './install/wildfly.mjs';
import { authorJourney } from './visit/authorJourney.mjs';
import { coreJourney } from './visit/coreJourney.mjs';

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

const OLDER = 'an older version';

/**
 * Servers that a release is installed into.
 *
 * @type {Record<string, Server>}
 */
export const SERVERS = {
  'spring-boot-operaton': { prepare: springBoot('operaton'), walk: coreJourney },
  'spring-boot-camunda': { prepare: springBoot('camunda'), walk: coreJourney },
  'spring-boot-camunda-7.23': { prepare: springBoot('camunda-7.23'), walk: coreJourney, apart: OLDER },
  'spring-boot-camunda-7.22': { prepare: springBoot('camunda-7.22'), walk: coreJourney },
  'spring-boot-cibseven': {
    prepare: springBoot('cibseven'),
    walk: coreJourney,
    apart: 'its starter is not in every copy of Maven Central',
  },
  'user-library-operaton': { prepare: userLibrary('operaton'), walk: coreJourney },
  run: { prepare: run, walk: coreJourney, apart: 'the distribution is not on Maven Central' },
  'tomcat-operaton': { prepare: tomcat('operaton'), walk: coreJourney },
  'tomcat-camunda': { prepare: tomcat('camunda'), walk: coreJourney },
  'wildfly-operaton': { prepare: wildfly('operaton'), walk: coreJourney },
  'wildfly-camunda': { prepare: wildfly('camunda'), walk: coreJourney },
  'plugin-author': { prepare: springBoot('operaton'), walk: authorJourney },
};
