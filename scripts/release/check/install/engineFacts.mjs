/**
 * What differs between engines, for somebody who installs them.
 *
 * @typedef {object} EngineFacts
 * @property {string} group of its Maven artefacts and of its Java packages
 * @property {string} engine artefact of the engine
 * @property {string} starter artefact for Spring Boot
 * @property {string} version
 * @property {string} springBoot the version that its makers build it with, or the newest that they name
 * @property {string} path of its web applications
 * @property {string} settings first word of its settings in Spring Boot
 */

/**
 * An engine whose makers' web application is on Maven Central as a WAR.
 *
 * @typedef {EngineFacts & WarFacts} DeployedEngine
 *
 * @typedef {object} WarFacts
 * @property {string} webapp
 * @property {string} schema namespace of its platform's settings
 */

/** @type {DeployedEngine} */
const OPERATON = {
  group: 'org.operaton.bpm',
  engine: 'operaton-engine',
  starter: 'operaton-bpm-spring-boot-starter-webapp',
  version: '1.0.3',
  springBoot: '3.5.5',
  path: '/operaton',
  settings: 'operaton',
  webapp: 'operaton-webapp',
  schema: 'http://www.operaton.org/schema/1.0/BpmPlatform',
};

/** @type {DeployedEngine} */
const CAMUNDA = {
  group: 'org.camunda.bpm',
  engine: 'camunda-engine',
  starter: 'camunda-bpm-spring-boot-starter-webapp',
  version: '7.24.0',
  springBoot: '3.5.5',
  path: '/camunda',
  settings: 'camunda',
  webapp: 'camunda-webapp-jakarta',
  schema: 'http://www.camunda.org/schema/1.0/BpmPlatform',
};

/** Those that have a server of their own in the checks. */
export const DEPLOYED_ENGINES = { operaton: OPERATON, camunda: CAMUNDA };

/** @type {Record<'operaton' | 'camunda' | 'camunda-7.23' | 'camunda-7.22' | 'cibseven', EngineFacts>} */
export const STARTED_ENGINES = {
  ...DEPLOYED_ENGINES,
  'camunda-7.23': { ...CAMUNDA, version: '7.23.0', springBoot: '3.4.4' },
  'camunda-7.22': { ...CAMUNDA, version: '7.22.0', springBoot: '3.3.3' },
  cibseven: {
    group: 'org.cibseven.bpm',
    engine: 'cibseven-engine',
    starter: 'cibseven-bpm-spring-boot-starter-webapp',
    version: '2.0.0',
    springBoot: '3.4.4',
    path: '/camunda',
    settings: 'camunda',
  },
};
