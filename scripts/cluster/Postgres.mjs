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
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'pg_stat_statements',
  track_io_timing: 'on',
  // Only programs die here, never the machine, so what the system has received is safe.
  fsync: 'off',
};

export class Postgres {
  #programs;
  #folder;
  #user;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {number} */
  port = 0;

  /** @param {{ programs: string, folder: string, user: { uid: number, gid: number } | undefined }} options */
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

  /** @param {string} madeFor a database made for anything else is replaced */
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

  async resume() {
    this.port ||= await freePort();
    const limit = Date.now() + START_LIMIT;
    while (!(await this.#begin(limit))) {
      if (Date.now() > limit) {
        throw new Explained(`PostgreSQL does not start; what it said is in ${LOG}`);
      }
      // The previous server may still be shutting down.
      await pause(1000);
    }
  }

  /**
   * @param {number} limit
   * @returns {Promise<boolean>} false if it exits at once
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

  async crash() {
    if (!this.#child?.pid) return;
    const gone = new Promise((resolve) => this.#child?.once('exit', resolve));
    process.kill(this.#child.pid, 'SIGQUIT');
    await gone;
  }

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
    // Each connection has its own process in its own group.
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const one of [pid, ...stdout.split('\n').map(Number).filter(Boolean)]) {
      try {
        process.kill(one, signal);
      } catch {
        // The process may be gone already.
      }
    }
  }

  async stop() {
    if (!this.#child?.pid || this.#child.exitCode !== null) return;
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
   * @param {string} sql
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
