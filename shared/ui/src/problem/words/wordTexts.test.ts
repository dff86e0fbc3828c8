import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { expect, it } from 'vitest';
import { withProblemWords } from '../../testing/withProblemWords';
import { permissionWord, resourceWord, WORD_TEXTS } from './wordTexts';

withProblemWords();

const wordsIn = (locale: string) => spokenTexts(i18nOfDocument(locale), WORD_TEXTS);

const RESOURCES = [
  ...['Application', 'User', 'Group', 'Group membership', 'Authorization', 'Filter', 'ProcessDefinition'],
  ...['Task', 'ProcessInstance', 'Deployment', 'DecisionDefinition', 'Tenant', 'TenantMembership', 'Batch'],
  ...['DecisionRequirementsDefinition', 'Report', 'Dashboard', 'OperationLogCatgeory', 'Optimize'],
  ...['HistoricTask', 'HistoricProcessInstance', 'System'],
];
const PERMISSIONS = [
  ...['NONE', 'ALL', 'READ', 'UPDATE', 'CREATE', 'DELETE', 'ACCESS', 'READ_TASK', 'UPDATE_TASK'],
  ...['CREATE_INSTANCE', 'READ_INSTANCE', 'UPDATE_INSTANCE', 'DELETE_INSTANCE', 'READ_HISTORY'],
  ...['DELETE_HISTORY', 'TASK_WORK', 'TASK_ASSIGN', 'MIGRATE_INSTANCE', 'RETRY_JOB', 'SUSPEND'],
  ...['SUSPEND_INSTANCE', 'UPDATE_INSTANCE_VARIABLE', 'UPDATE_TASK_VARIABLE', 'READ_INSTANCE_VARIABLE'],
  ...['READ_HISTORY_VARIABLE', 'READ_TASK_VARIABLE', 'UPDATE_HISTORY', 'UPDATE_VARIABLE', 'READ_VARIABLE'],
  ...['CREATE_BATCH_MIGRATE_PROCESS_INSTANCES', 'CREATE_BATCH_MODIFY_PROCESS_INSTANCES'],
  ...['CREATE_BATCH_RESTART_PROCESS_INSTANCES', 'CREATE_BATCH_DELETE_RUNNING_PROCESS_INSTANCES'],
  ...['CREATE_BATCH_DELETE_FINISHED_PROCESS_INSTANCES', 'CREATE_BATCH_DELETE_DECISION_INSTANCES'],
  ...['CREATE_BATCH_SET_JOB_RETRIES', 'CREATE_BATCH_SET_EXTERNAL_TASK_RETRIES'],
  ...['CREATE_BATCH_UPDATE_PROCESS_INSTANCES_SUSPEND', 'CREATE_BATCH_SET_REMOVAL_TIME'],
  ...['CREATE_BATCH_SET_VARIABLES', 'CREATE_BATCH_CORRELATE_MESSAGE', 'EDIT', 'SHARE', 'SET'],
];

it.each(['en', 'de'])('has a word for every permission and resource of the engine in %s', (locale) => {
  const words = [
    ...PERMISSIONS.map((name) => permissionWord(name, wordsIn(locale))),
    ...RESOURCES.flatMap((name) => [
      resourceWord('noun', name, wordsIn(locale)),
      resourceWord('resource', name, wordsIn(locale)),
    ]),
  ];
  expect(words.filter((word) => /_|^[A-Z]+$|[a-z][A-Z]|Catgeory/.test(word))).toEqual([]);
});

it('knows a resource by its name in the API, too', () => {
  expect(resourceWord('noun', 'process-instance', wordsIn('de'))).toBe('Prozessinstanz');
});

it('says the technical name where there is no word', () => {
  expect(permissionWord('FLY_KITE', wordsIn('de'))).toBe('FLY_KITE');
  expect(resourceWord('noun', 'Kite', wordsIn('de'))).toBe('Kite');
});
