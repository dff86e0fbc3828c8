import { describe, expect, it } from 'vitest';
import { parseJavaSettings } from './findJava.mjs';

describe('parseJavaSettings', () => {
  it('reads home and version', () => {
    const text = `Property settings:
    java.home = /usr/lib/jvm/java-17-openjdk-amd64
    java.vendor = Debian
    java.version = 17.0.15
    java.version.date = 2025-04-15`;

    expect(parseJavaSettings(text)).toEqual({
      home: '/usr/lib/jvm/java-17-openjdk-amd64',
      version: [17, 0, 15],
    });
  });

  it('names the JDK of a Java 8, not the JRE inside', () => {
    expect(parseJavaSettings('    java.home = /opt/jdk8/jre\n    java.version = 1.8.0_292\n')).toEqual({
      home: '/opt/jdk8',
      version: [8, 0],
    });
  });

  it('reads nothing from another program', () => {
    expect(parseJavaSettings('The operation could not be completed.')).toBeUndefined();
  });
});
