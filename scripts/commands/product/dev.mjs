import { planEngine } from '../../engine/planEngine.mjs';

/**
 * `npm run dev`: as `npm start`, with servers in front of the engine that show every change of the sources at once.
 *
 * @param {string[]} args
 */
export function plan(args) {
  return planEngine(args, {
    command: 'npm run dev',
    startFront: async (options) => {
      const { startDevServers } = await import('../../build/startDevServers.mjs');
      await startDevServers(options);
    },
  });
}
