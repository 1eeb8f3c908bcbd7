import { describe, expect, it } from '@jest/globals';
import { hindranceOf } from './hindrance.ts';
import type { Pod } from './kube.ts';

const podWith = (status: Partial<Pod['status']>): Pod => ({
  metadata: { name: 'cursa-auth-1', labels: {} },
  status: { phase: 'Pending', ...status },
});
const container = (waiting: { reason: string; message?: string }) => ({
  restartCount: 0,
  ready: false,
  state: { waiting },
});

describe('hindranceOf', () => {
  it.each([
    [
      'no node that takes it',
      { conditions: [{ type: 'PodScheduled', status: 'False', message: '0/1 nodes are available' }] },
      '0/1 nodes are available',
    ],
    [
      'an image that cannot be had',
      { containerStatuses: [container({ reason: 'ImagePullBackOff', message: 'Back-off pulling image' })] },
      'ImagePullBackOff: Back-off pulling image',
    ],
    [
      'a migration that ends again and again',
      {
        initContainerStatuses: [container({ reason: 'CrashLoopBackOff' })],
        containerStatuses: [container({ reason: 'PodInitializing' })],
      },
      'CrashLoopBackOff',
    ],
  ])('names %s', (_, status, words) => {
    expect(hindranceOf(podWith(status))).toBe(words);
  });

  it.each([
    ['is being made', { containerStatuses: [container({ reason: 'ContainerCreating' })] }],
    ['runs', { containerStatuses: [{ restartCount: 0, ready: false, state: {} }] }],
  ])('is nothing for a pod that %s', (_, status) => {
    const conditions = [{ type: 'PodScheduled', status: 'True' }];
    expect(hindranceOf(podWith({ conditions, ...status }))).toBeUndefined();
  });
});
