import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillEngine } from './fillEngine.mjs';

const loadDemoData = vi.fn();
const generateTasks = vi.fn();
const get = vi.fn();

/** @param {import('vitest').Mock} keepData @param {number} [tasks] */
function fill(keepData, tasks) {
  const data = /** @type {any} */ ({ loadDemoData, generateTasks, signIn: async () => ({ get }) });
  return fillEngine({ baseUrl: 'http://engine', keepData, ...(tasks && { tasks }) }, data);
}

beforeEach(() => {
  loadDemoData.mockReset().mockResolvedValue(true);
  generateTasks.mockReset();
  get.mockReset().mockResolvedValue({ count: 0 });
});

describe('what fillEngine keeps', () => {
  it('is data that were just loaded, with all tasks', async () => {
    const keepData = vi.fn(async () => {
      expect(generateTasks).toHaveBeenCalledOnce();
    });

    await fill(keepData, 100);

    expect(keepData).toHaveBeenCalledOnce();
  });

  it('is never a database that somebody may have worked with', async () => {
    loadDemoData.mockResolvedValue(false);
    const keepData = vi.fn();

    await fill(keepData, 100);

    expect(generateTasks).toHaveBeenCalledOnce();
    expect(keepData).not.toHaveBeenCalled();
  });

  it('waits for the last job', async () => {
    get.mockResolvedValueOnce({ count: 3 });
    const keepData = vi.fn(async () => {
      expect(get).toHaveBeenCalledTimes(2);
    });

    await fill(keepData);

    expect(get).toHaveBeenCalledWith('job/count?executable=true');
    expect(keepData).toHaveBeenCalledOnce();
  });
});
