import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillEngine } from './fillEngine.mjs';

const { loadDemoData, generateTasks, get } = vi.hoisted(() => ({
  loadDemoData: vi.fn(),
  generateTasks: vi.fn(),
  get: vi.fn(),
}));

vi.mock('../../engine/demo/data/load.mjs', () => ({ loadDemoData }));
vi.mock('../../engine/demo/data/fill/generate-tasks.mjs', () => ({ generateTasks }));
vi.mock('../../engine/demo/data/session/sign-in.mjs', () => ({ signIn: async () => ({ get }) }));

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

    await fillEngine({ baseUrl: 'http://engine', tasks: 100, keepData });

    expect(keepData).toHaveBeenCalledOnce();
  });

  it('is never a database that somebody may have worked with', async () => {
    loadDemoData.mockResolvedValue(false);
    const keepData = vi.fn();

    await fillEngine({ baseUrl: 'http://engine', tasks: 100, keepData });

    expect(generateTasks).toHaveBeenCalledOnce();
    expect(keepData).not.toHaveBeenCalled();
  });

  it('waits for the last job', async () => {
    get.mockResolvedValueOnce({ count: 3 });
    const keepData = vi.fn(async () => {
      expect(get).toHaveBeenCalledTimes(2);
    });

    await fillEngine({ baseUrl: 'http://engine', keepData });

    expect(get).toHaveBeenCalledWith('job/count?executable=true');
    expect(keepData).toHaveBeenCalledOnce();
  });
});
