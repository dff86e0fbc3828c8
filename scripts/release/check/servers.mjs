import { run } from './install/run.mjs';
import { springBoot, userLibrary } from './install/springBoot.mjs';
import { tomcat } from './install/tomcat.mjs';
import { wildfly } from './install/wildfly.mjs';
import { authorJourney } from './visit/authorJourney.mjs';
import { coreJourney } from './visit/coreJourney.mjs';

const OLDER = 'an older version';

/**
 * Servers that a release is installed into.
 *
 * @type {Record<string, import('./server/Server.mjs').Server>}
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
