import { describe, expect, it } from 'vitest';
import { explainMaven, mavenNotes } from './buildEngine.mjs';

describe('mavenNotes', () => {
  it('tells the module and how many files came', () => {
    /** @type {string[]} */
    const notes = [];
    const read = mavenNotes((note) => notes.push(note));

    for (const line of [
      '[INFO] Building Taskweave web application 0.1.1             [2/3]',
      '[INFO] Downloading from central: somewhere/a.jar',
      '[INFO] Downloaded from central: somewhere/a.jar (12 kB at 30 kB/s)',
      'Downloaded from central: somewhere/b.jar (1 kB at 3 kB/s)',
    ]) {
      read(line);
    }

    expect(notes).toEqual([
      'Taskweave web application (2 of 3)',
      'Taskweave web application (2 of 3), 1 files fetched',
      'Taskweave web application (2 of 3), 2 files fetched',
    ]);
  });
});

describe('explainMaven', () => {
  it.each([
    '[ERROR] Could not transfer artifact a:b:pom:1 from/to central: Unknown host repo.example',
    '[ERROR] Connect to repo.example:443 failed: connect timed out',
  ])('names the network for %s', (line) => {
    expect(explainMaven([line], 'maven.log')).toMatch(/^Maven Central cannot be reached: connect/);
  });

  it('shows the first errors of another failure and where the rest is', () => {
    const text = explainMaven(['[INFO] fine', '[ERROR] X.java:[1,2] cannot find symbol'], 'maven.log');

    expect(text).toContain('cannot find symbol');
    expect(text).toContain('maven.log');
    expect(text).not.toContain('fine');
  });
});
