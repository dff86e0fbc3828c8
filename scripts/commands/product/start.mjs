import { planEngine } from '../../engine/planEngine.mjs';

/**
 * `npm start`: builds what changed, boots the engine with Taskweave in it, fills it and stays until Ctrl+C.
 *
 * @param {string[]} args
 */
export function plan(args) {
  return planEngine(args, { command: 'npm start' });
}
