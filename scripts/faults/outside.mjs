import { BESIDE } from './beside.mjs';

/**
 * What comes from outside of a call: other people, other tabs, clocks, the browser, a proxy; and what is asked for beside the
 * engine client.
 *
 * @typedef {object} OutsideRow
 * @property {string} what
 * @property {string} so what the person sees, and what is kept
 * @property {readonly (readonly [file: string, title: string])[]} tests that can fail for it
 * @property {readonly string[]} [sources] modules that ask for it by themselves
 *
 * @typedef {object} OutsidePart
 * @property {string} title
 * @property {readonly OutsideRow[]} rows
 */

/** `…` in a title stands for what makes several tests of it. @type {readonly OutsidePart[]} */
export const OUTSIDE = [
  {
    title: 'Two people on one task',
    rows: [
      {
        what: 'both claim it',
        so: 'the second reads who was first, and the task is shown as theirs',
        tests: [
          [
            'e2e/nightly/second-user.spec.ts',
            'a claim that comes too late is taken back with a word on who was first',
          ],
        ],
      },
      {
        what: 'both complete it',
        so: 'one does; the other reads that it is done, and not that they did it',
        tests: [
          [
            'e2e/nightly/odd-hours.spec.ts',
            'of two people who complete a task one does, and the other is told; two changes in one moment both arrive',
          ],
        ],
      },
      {
        what: 'one completes it while the other has it open',
        so: 'the page finds out within seconds, says so, and sends nothing any more',
        tests: [
          ['e2e/nightly/second-user.spec.ts', 'a task that someone else completes meanwhile is told kindly'],
        ],
      },
      {
        what: 'both set its due date, or another property',
        so: 'the second reads the date that is there now, and has not overwritten it; two properties in one moment both arrive',
        tests: [
          ['e2e/journeys/task-dates.spec.ts', "someone else's change in between is shown, not overwritten"],
          [
            'e2e/nightly/odd-hours.spec.ts',
            'of two people who complete a task one does, and the other is told; two changes in one moment both arrive',
          ],
        ],
      },
      {
        what: 'both change the same variable',
        so: 'the second reads the value that is there now, what was typed stays, and another press replaces it',
        tests: [
          [
            'remotes/variables/src/variables-tab/VariablesTab.test.tsx',
            'is not overwritten unawares: what somebody else has made of it meanwhile is shown, and replaced by another press',
          ],
        ],
      },
      {
        what: 'one deletes the process under a form that is half filled',
        so: 'the page says so, and what was typed can still be read',
        tests: [
          [
            'e2e/nightly/odd-hours.spec.ts',
            'under a form that is half filled its process is deleted: it is told, and what was typed can be read',
          ],
        ],
      },
    ],
  },
  {
    title: 'Two tabs of one browser',
    rows: [
      {
        what: 'somebody signs out in one',
        so: 'the other asks for the password over the work, which stays',
        tests: [
          [
            'e2e/nightly/odd-hours.spec.ts',
            'who signs out in one tab is asked to sign in in the other, over the work',
          ],
        ],
      },
      {
        what: 'somebody else signs in in one',
        so: 'the other is covered: nothing of the second person is shown on it, nothing of the first is sent in their name; its owner finds all as it was',
        tests: [
          [
            'e2e/nightly/two-people.spec.ts',
            'work of one person is never sent in the name of another who signs in in the next tab',
          ],
          [
            'e2e/nightly/two-people.spec.ts',
            'a page of one person shows nothing of the other, and can be given up',
          ],
        ],
      },
      {
        what: 'drafts of the first, once somebody else is at work',
        so: 'their key is destroyed, unless a page of the first is still open',
        tests: [
          ['e2e/journeys/drafts.spec.ts', 'the next person at the browser can read nothing of a draft'],
          [
            'remotes/forms/src/drafts/openKeys.test.ts',
            'tells the keys that other pages work with, and no others',
          ],
        ],
      },
      {
        what: 'a draft is written in both',
        so: 'each knows of what the other has written; the last one stays',
        tests: [
          ['remotes/forms/src/drafts/DraftStore.test.ts', 'tells of drafts that another tab has written'],
        ],
      },
    ],
  },
  {
    title: 'Clocks',
    rows: [
      {
        what: 'the browser is a day off, or the engine an hour',
        so: 'what is overdue, how long ago something was and what is meant by “tomorrow” follow the server, by which tasks become due; lost answers and drafts are found',
        tests: [
          [
            'e2e/nightly/odd-hours.spec.ts',
            'a browser that is … h off shows dates as the engine means them, finds a lost answer and restores a draft',
          ],
          [
            'shared/base/src/pageTime.test.ts',
            'is that of the server where the computer is wrong, and again that of the computer once it is right',
          ],
        ],
      },
      {
        what: 'a computer sleeps for a night in the middle of a form',
        so: 'it asks for the password once it is back, and has all of yesterday; sent once',
        tests: [
          [
            'e2e/nightly/odd-hours.spec.ts',
            'a computer that slept for a night asks for the password, and has all of yesterday',
          ],
        ],
      },
    ],
  },
  {
    title: 'What the browser keeps',
    rows: [
      {
        what: 'full, forbidden, or broken',
        so: 'work goes on; of a draft it is said why it is not kept, of a saved search that it goes with the page',
        tests: [
          ['e2e/nightly/storage.spec.ts', 'tasks are worked on where the storage of the browser is …'],
          ['remotes/forms/src/drafts/DraftStore.test.ts', 'says so where the browser has no database'],
          ['remotes/forms/src/drafts/DraftStore.test.ts', 'says so where local storage is full'],
          [
            'remotes/task-list/src/search/saved/savedSearches.test.ts',
            'are known to go with the page where the browser forbids storage',
          ],
        ],
      },
      {
        what: 'anything under each of our names, in both storages and in the database',
        so: 'the page comes up as on a first visit, and drafts are kept again',
        tests: [
          [
            'e2e/nightly/storage.spec.ts',
            'the page comes up whatever lies under its names in the browser: …',
          ],
        ],
      },
    ],
  },
  {
    title: 'A proxy that signs out',
    rows: [
      {
        what: 'it leads to its own page (302), on reads and changes',
        so: 'sign-in over the work; nothing was sent, nothing is lost. Signing in with the engine’s form says that the proxy wants its own; where the administrator says that a container signs people in, there is a way to it in place of the form',
        tests: [
          [
            'e2e/nightly/proxy-sign-out.spec.ts',
            'whom a proxy leads elsewhere is asked to sign in over the work, is told why that fails, and loses nothing',
          ],
          [
            'e2e/nightly/sign-in-elsewhere.spec.ts',
            'whom the container signs in arrives at work, and comes back to it when the session has ended',
          ],
        ],
      },
      {
        what: 'it answers with its own page and status 200, on reads, changes, and the sources of forms',
        so: 'shown as that; no form is drawn from it; a change is looked for before anything is said of it',
        tests: [
          [
            'e2e/nightly/proxy-sign-out.spec.ts',
            'the page of a proxy is never taken for a form or for an answer, and is told as what it is',
          ],
          [
            'shared/engine-client/src/transport/getText.test.ts',
            'takes no page that stands in place of all answers',
          ],
        ],
      },
      {
        what: 'the same, on files that are opened by a link: attachments, variables',
        so: 'the browser shows the proxy’s page in its own tab; the work stays where it is',
        tests: [
          [
            'e2e/journeys/task-attachments.spec.ts',
            'a file is kept with the task, downloaded, and deleted after a question',
          ],
        ],
      },
    ],
  },
  BESIDE,
];
