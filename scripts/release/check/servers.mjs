/**
 * @typedef {object} EngineFacts
 * @property {string} name
 * @property {string} group
 * @property {string} engine
 * @property {string} starter
 * @property {string} webapp
 * @property {string} version
 * @property {string} springBoot
 * @property {string} schema
 * @typedef {object} Server
 * @property {'spring-boot' | 'user-library' | 'tomcat' | 'wildfly'} kind
 * @property {EngineFacts} engine
 * @property {string} [apart]
 */

/** @type {EngineFacts} */
const OPERATON = {
  name: 'operaton',
  group: 'org.operaton.bpm',
  engine: 'operaton-engine',
  starter: 'operaton-bpm-spring-boot-starter-webapp',
  webapp: 'operaton-webapp',
  version: '1.0.3',
  springBoot: '3.5.5',
  schema: 'http://www.operaton.org/schema/1.0',
};

/** @type {EngineFacts} */
const CAMUNDA = {
  name: 'camunda',
  group: 'org.camunda.bpm',
  engine: 'camunda-engine',
  starter: 'camunda-bpm-spring-boot-starter-webapp',
  webapp: 'camunda-webapp-jakarta',
  version: '7.24.0',
  springBoot: '3.5.5',
  schema: 'http://www.camunda.org/schema/1.0',
};

const CIBSEVEN = {
  ...{
    ...CAMUNDA,
    group: 'org.cibseven.bpm',
    engine: 'cibseven-engine',
    version: '2.0.0',
    springBoot: '3.4.4',
  },
  starter: 'cibseven-bpm-spring-boot-starter-webapp',
};

/** @type {Record<string, Server>} */
export const SERVERS = {
  'spring-boot-operaton': { kind: 'spring-boot', engine: OPERATON },
  'spring-boot-camunda': { kind: 'spring-boot', engine: CAMUNDA },
  'spring-boot-camunda-7.22': {
    kind: 'spring-boot',
    engine: { ...CAMUNDA, version: '7.22.0', springBoot: '3.3.3' },
  },
  'spring-boot-4-operaton': { kind: 'spring-boot', engine: { ...OPERATON, springBoot: '4.0.9' } },
  'spring-boot-cibseven': {
    kind: 'spring-boot',
    engine: CIBSEVEN,
    apart: 'its starter is not in every copy of Maven Central',
  },
  'user-library-operaton': { kind: 'user-library', engine: OPERATON },
  'tomcat-operaton': { kind: 'tomcat', engine: OPERATON },
  'tomcat-camunda': { kind: 'tomcat', engine: CAMUNDA },
  'wildfly-operaton': { kind: 'wildfly', engine: OPERATON },
  'wildfly-camunda': { kind: 'wildfly', engine: CAMUNDA },
};
