/**
 * What differs between two families of engines, for somebody who installs them.
 *
 * @typedef {object} EngineFacts
 * @property {string} group of its Maven artefacts and of its Java packages
 * @property {string} engine artefact of the engine
 * @property {string} starter artefact for Spring Boot
 * @property {string} version
 * @property {string} webapp its web application as a WAR, as Maven Central has it
 * @property {string} schema namespace of its platform's settings
 */

/** @type {Record<'operaton' | 'camunda', EngineFacts>} */
export const FOREIGN_ENGINES = {
  operaton: {
    group: 'org.operaton.bpm',
    engine: 'operaton-engine',
    starter: 'operaton-bpm-spring-boot-starter-webapp',
    version: '1.0.3',
    webapp: 'operaton-webapp',
    schema: 'http://www.operaton.org/schema/1.0/BpmPlatform',
  },
  camunda: {
    group: 'org.camunda.bpm',
    engine: 'camunda-engine',
    starter: 'camunda-bpm-spring-boot-starter-webapp',
    version: '7.24.0',
    webapp: 'camunda-webapp-jakarta',
    schema: 'http://www.camunda.org/schema/1.0/BpmPlatform',
  },
};
