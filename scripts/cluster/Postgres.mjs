import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../engine/freePort.mjs';
import { startChild, stopChild } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { startLogged } from '../process/startLogged.mjs';

export const DATABASE = 'taskweave';
const LOG = '.cache/logs/cluster-postgres.log';
const START_LIMIT = 60_000;
/** What a session does is counted, for `npm run load`. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'pg_stat_statements',
  track_io_timing: 'on',
  // Programs die here, and the machine does not: what has been handed to the system is kept.
  fsync: 'off',
};

/** A PostgreSQL of our own, with its data in a folder. It can be suspended and killed, and started again where it was. */
export class Postgres {
  #programs;
  #folder;
  #user;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {number} */
  port = 0;

  /**
   * @param {{ programs: string, folder: string, user: { uid: number, gid: number } | undefined }} options `programs`: their folder;
   *   `folder` need not exist
   */
  constructor({ programs, folder, user }) {
    this.#programs = programs;
    this.#folder = folder;
    this.#user = user;
  }

  get pid() {
    return this.#child?.pid;
  }

  get password() {
    return readFileSync(this.#passwordFile, 'utf8');
  }

  get #data() {
    return join(this.#folder, 'data');
  }

  get #passwordFile() {
    return join(this.#folder, 'password');
  }

  /** @param {string} madeFor a database that was made for something else is left, and a new one made */
  async start(madeFor) {
    const mark = join(this.#folder, 'made-for');
    if (!existsSync(mark) || readFileSync(mark, 'utf8') !== madeFor) {
      this.#make();
      await this.resume();
      this.run(`CREATE DATABASE ${DATABASE}`, 'postgres');
      this.run('CREATE EXTENSION pg_stat_statements');
      writeFileSync(mark, madeFor);
    } else {
      await this.resume();
    }
  }

  #make() {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#passwordFile, randomBytes(16).toString('hex'));
    chmodSync(this.#passwordFile, 0o600);
    if (this.#user) {
      for (const path of [this.#folder, this.#passwordFile]) chownSync(path, this.#user.uid, this.#user.gid);
    }
    const { status, stderr } = spawnSync(
      join(this.#programs, 'initdb'),
      [
        ...['-D', this.#data, '-U', DATABASE, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
        ...['--auth=scram-sha-256', `--pwfile=${this.#passwordFile}`],
      ],
      { encoding: 'utf8', cwd: this.#folder, ...this.#user },
    );
    if (status !== 0) throw new Explained(`PostgreSQL could not make a database:\n${stderr}`);
  }

  /** Starts it over the data that are there, at the port it had before. */
  async resume() {
    this.port ||= await freePort();
    const limit = Date.now() + START_LIMIT;
    while (!(await this.#begin(limit))) {
      if (Date.now() > limit) {
        throw new Explained(`PostgreSQL does not start; what it said is in ${LOG}`);
      }
      // One that was ended a moment ago may still be there.
      await pause(1000);
    }
  }

  /**
   * @param {number} limit
   * @returns {Promise<boolean>} false where it has ended at once
   */
  async #begin(limit) {
    const settings = Object.entries({ ...SETTINGS, port: this.port });
    const child = startLogged(
      join(this.#programs, 'postgres'),
      ['-D', this.#data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { log: inRepository(LOG), flags: 'a', cwd: this.#folder, ...this.#user },
    );
    this.#child = child;
    while (!this.#answers()) {
      if (child.exitCode !== null || Date.now() > limit) return false;
      await pause(100);
    }
    return true;
  }

  #answers() {
    return this.#psql('SELECT 1', 'postgres').status === 0;
  }

  /** As a crash of the machine: nothing is written down, and no connection is said goodbye to. */
  async crash() {
    if (!this.#child?.pid) return;
    const gone = new Promise((resolve) => this.#child?.once('exit', resolve));
    // What "pg_ctl stop -m immediate" sends.
    process.kill(this.#child.pid, 'SIGQUIT');
    await gone;
  }

  /** As a disk that does not answer: every process of it stands still until it is woken. */
  suspend() {
    this.#signalAll('SIGSTOP');
  }

  wake() {
    this.#signalAll('SIGCONT');
  }

  /** @param {NodeJS.Signals} signal */
  #signalAll(signal) {
    const pid = this.#child?.pid;
    if (!pid) return;
    // Each connection has its own process, in its own group.
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const one of [pid, ...stdout.split('\n').map(Number).filter(Boolean)]) {
      try {
        process.kill(one, signal);
      } catch {
        // It has ended.
      }
    }
  }

  async stop() {
    if (!this.#child?.pid || this.#child.exitCode !== null) return;
    // Ends without waiting for those who are connected.
    process.kill(this.#child.pid, 'SIGINT');
    await stopChild(this.#child);
  }

  /**
   * @param {string} sql
   * @param {string} [database]
   * @returns {string[][]} rows of columns
   */
  run(sql, database = DATABASE) {
    const { status, stdout, stderr } = this.#psql(sql, database);
    if (status !== 0) throw new Error(`${sql}: ${stderr}`);
    return stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'));
  }

  /** @param {string} sql @param {string} database */
  #psql(sql, database) {
    return spawnSync(join(this.#programs, 'psql'), [...this.#arguments(database), '-c', sql], {
      encoding: 'utf8',
      env: this.#environment(),
    });
  }

  /**
   * Keeps others out of rows until it is released, as a slow transaction does.
   *
   * @param {string} sql as in `SELECT 1 FROM act_ru_task FOR UPDATE`
   * @returns {Promise<() => Promise<void>>}
   */
  async lock(sql) {
    const child = startChild(join(this.#programs, 'psql'), this.#arguments(DATABASE), {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: this.#environment(),
    });
    const locked = new Promise((resolve) => child.stdout?.once('data', resolve));
    child.stdin?.write(`BEGIN;\n${sql};\n`);
    await locked;
    return () => stopChild(child);
  }

  /** How many connections wait for a row that somebody else has locked. */
  waiting() {
    return Number(this.run("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")[0]?.[0]);
  }

  /** @param {string} database */
  #arguments(database) {
    return [
      ...['-h', '127.0.0.1', '-p', String(this.port), '-U', DATABASE, '-d', database],
      ...['-X', '-q', '-A', '-t', '-F', '\t', '-v', 'ON_ERROR_STOP=1'],
    ];
  }

  #environment() {
    return { ...process.env, PGPASSWORD: this.password, PGCONNECT_TIMEOUT: '3' };
  }
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
