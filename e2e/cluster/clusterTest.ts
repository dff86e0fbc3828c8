import { type Cluster, type RunningNode, startCluster } from '../../scripts/cluster/startCluster.mjs';
import { fillEngine } from '../../scripts/engine/fillEngine.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { test as base, expect } from '../fixtures/test';
import { shareTestEngines } from '../fixtures/testEngine';
import { Gate, type Moment } from './Gate';

const NO_WRITES =
  'LOCK TABLE act_ru_task, act_hi_comment, act_hi_attachment, act_ru_execution IN SHARE MODE; SELECT 1';

const PLUGINS_FILE = inRepository('.cache/cluster-plugins.json');

export class FrailCluster {
  readonly #cluster: Cluster;
  readonly #gates: readonly Gate[];
  readonly #dead = new Set<RunningNode>();
  #release = async (): Promise<void> => {};

  constructor(cluster: Cluster, gates: readonly Gate[]) {
    this.#cluster = cluster;
    this.#gates = gates;
  }

  get database(): Cluster['database'] {
    return this.#cluster.database;
  }

  get nodes(): readonly RunningNode[] {
    return this.#cluster.nodes;
  }

  async killAt(address: RegExp, moment: Moment): Promise<() => Promise<void>> {
    if (moment === 'at-work') this.#release = await this.database.lock(NO_WRITES);
    const isAtWork = async (): Promise<void> => {
      await expect.poll(() => this.database.waiting(), { intervals: [50] }).toBeGreaterThan(0);
    };
    const trap = { isSprung: false, address, moment, isAtWork };
    const death = new Promise<void>((resolve) => {
      for (const [index, gate] of this.#gates.entries()) {
        const node = this.nodes[index];
        if (node !== undefined) gate.arm(trap, () => this.kill(node).then(resolve));
      }
    });
    return async () => {
      await death;
      await this.calm();
    };
  }

  async calm(): Promise<void> {
    for (const gate of this.#gates) gate.disarm();
    await this.#release();
    this.#release = async () => {};
  }

  async kill(node: RunningNode): Promise<void> {
    this.#dead.add(node);
    await Promise.all([node.kill(), this.#gateOf(node).close()]);
  }

  async restart(node: RunningNode): Promise<void> {
    await node.stop();
    await this.#gateOf(node).close();
    await node.start();
    await this.#gateOf(node).open();
  }

  changeProxy(changes: Parameters<Cluster['changeProxy']>[0]): Promise<void> {
    return this.#cluster.changeProxy(changes);
  }

  async revive(): Promise<void> {
    for (const node of this.#dead) {
      await node.start();
      await this.#gateOf(node).open();
      this.#dead.delete(node);
    }
  }

  count(sql: string): number {
    return Number(this.database.run(sql)[0]?.[0]);
  }

  timesDone(operation: string, taskId: string): number {
    return this.count(
      `SELECT count(DISTINCT operation_id_) FROM act_hi_op_log WHERE task_id_ = '${taskId}' AND operation_type_ = '${operation}'`,
    );
  }

  #gateOf(node: RunningNode): Gate {
    const gate = this.#gates[this.nodes.indexOf(node)];
    if (gate === undefined) throw new Error(`Node ${node.name} has no gate.`);
    return gate;
  }
}

interface Fixtures {
  cluster: FrailCluster;
}

interface WorkerFixtures {
  isSticky: boolean;
  frailCluster: FrailCluster;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  isSticky: [false, { option: true, scope: 'worker' }],

  frailCluster: [
    async ({ isSticky }, use) => {
      const gates: Gate[] = [];
      const cluster = await startCluster({
        port: Number(process.env.TASKWEAVE_CLUSTER_PORT ?? 8080),
        isSticky,
        pluginsFile: PLUGINS_FILE,
        openGate: async (_, port) => {
          const gate = await Gate.open(port);
          gates.push(gate);
          return gate;
        },
      });
      const log = inRepository('.cache/logs/cluster-node-a.log');
      shareTestEngines([{ baseUrl: cluster.baseUrl, pluginsFile: PLUGINS_FILE, log }]);
      await fillEngine({ baseUrl: cluster.baseUrl });
      await use(new FrailCluster(cluster, gates));
      await cluster.stop();
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],

  cluster: [
    async ({ frailCluster }, use) => {
      await frailCluster.revive();
      await use(frailCluster);
      await frailCluster.calm();
    },
    { timeout: 300_000 },
  ],
});

export { expect };
