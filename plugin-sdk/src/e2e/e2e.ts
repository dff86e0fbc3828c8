export type { NewTask, Taskweave } from './createTaskweave';
export type { Account } from './EngineSession';
export type { PluginUnderTest, TaskweaveFixtures, TaskweaveOptions } from './test';
export { test } from './test';
