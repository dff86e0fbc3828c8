/** AngularJS adds `$$hashKey` to list items, which the engine must not get. */
export function dropHashKeys(key: string, value: unknown): unknown {
  return key === '$$hashKey' ? undefined : value;
}
