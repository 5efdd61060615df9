import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { builderFiles, builderPolicy, previewPolicy } from '../../build/builder.js';
import { readSettings } from '../../build/settings.js';

const settings = readSettings({ VITE_API_BASE: 'https://api.example', VITE_PUBLIC_BASE: 'https://cdn.example/v0/' });
const unset = readSettings({});

describe('the pages of the folder builder/', () => {
  it('load nothing but what is there, by addresses that fit any folder', () => {
    for (const [path, text] of builderFiles(unset)) {
      if (!path.endsWith('.html')) continue;
      const addresses = [...text.matchAll(/\b(?:src|href|data-preview)="([^"]*)"/g)]
        .map(([, address = '']) => address)
        .filter((address) => !address.startsWith('#'));
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        expect(address).not.toMatch(/^(\/|\w+:)/);
        expect(existsSync(join('dist/cdn', path, '..', address)), `${path}: ${address}`).toBe(true);
      }
      expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
    }
  });

  it('know the API of their build', () => {
    expect(builderFiles(settings).get('builder/index.html')).toContain('data-api="https://api.example/api/v1"');
    expect(builderFiles(unset).get('builder/index.html')).not.toContain('data-api=');
  });

  it.each([builderPolicy, previewPolicy])('have a strict policy: %o', (policyOf) => {
    const policy = policyOf(settings);
    expect(policy).toContain("default-src 'none'; script-src 'self' https://cdn.example;");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types travel-safety-embeds');
    expect(policy).not.toContain('unsafe');
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(findings).toEqual([]);
  });
});
