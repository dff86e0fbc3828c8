/** What the plugin does when its entry runs, and when it is switched on. The faulty ones put something else here. */
export function start(): void {}

export function activate(): void | Promise<void> {}
