import { statfs } from 'node:fs/promises';
import { execa } from 'execa';

const OLDEST_JAVA = 17;
const NEEDED_GB = 2;

/** The command that installs a package on this system. */
export function installCommand(debian: string, brew: string): string {
  return process.platform === 'darwin' ? `brew install ${brew}` : `sudo apt-get install -y ${debian}`;
}

/** @throws naming the install command when one of the JDK's commands is missing or too old. */
export async function requireJava(...commands: ('java' | 'javac')[]): Promise<void> {
  const fix = installCommand('openjdk-17-jdk-headless', 'openjdk@17');
  for (const command of commands) {
    const { failed, stdout, stderr } = await execa(command, ['-version'], { reject: false });
    if (failed)
      throw new Error(
        `'${command}' is missing; Kafka, MongoDB and S3 run on a Java ${OLDEST_JAVA} JDK here. Install it with:\n  ${fix}\nor use containers:\n  npm start -- --docker`,
      );
    const major = Number(/(?:version "|javac )(\d+)/.exec(stdout + stderr)?.[1]);
    if (major < OLDEST_JAVA)
      throw new Error(
        `'${command}' is version ${major}; Cursa needs ${OLDEST_JAVA} or later. Install it with:\n  ${fix}`,
      );
  }
}

/** @throws naming the install command when Maven is missing. */
export async function requireMaven(): Promise<void> {
  const { failed } = await execa('mvn', ['-v'], { reject: false });
  if (failed)
    throw new Error(
      `'mvn' is missing; it fetches Kafka, Redis, MongoDB and S3 from the Maven registry. Install it with:\n  ${installCommand('maven', 'maven')}\nor use containers:\n  npm start -- --docker`,
    );
}

/** @throws when the disk under a folder is nearly full. */
export async function requireDisk(folder: string, gigabytes = NEEDED_GB): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / 1e9;
  if (free < gigabytes) throw new Error(fullDiskMessage(folder, free, gigabytes));
}

export function fullDiskMessage(folder: string, free: number, needed: number): string {
  return `The disk under ${folder} is nearly full: ${free.toFixed(1)} GB free, Cursa needs ${needed} GB. See what is large with:\n  du -xh --max-depth=2 ${folder} | sort -h | tail -20\nand drop Cursa's own data with:\n  rm -rf .cursa/test .cursa/data`;
}

/** True when the Go toolchain is there; only Jaeger needs it. */
export async function hasGo(): Promise<boolean> {
  return !(await execa('go', ['version'], { reject: false })).failed;
}
