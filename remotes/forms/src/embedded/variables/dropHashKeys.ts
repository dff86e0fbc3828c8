/** AngularJS adds `$$hashKey` to list items; the engine must not get it. */
export function dropHashKeys(key: string, value: unknown): unknown {
  return key === '$$hashKey' ? undefined : value;
}
