/** AngularJS marks the items of its lists; that is nobody else's business. */
export function dropHashKeys(key: string, value: unknown): unknown {
  return key === '$$hashKey' ? undefined : value;
}
