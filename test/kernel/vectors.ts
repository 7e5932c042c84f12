/** The vectors of the audit design, section 8. */
export const M = '01890a5d-ac96-774b-bcce-b302099a8057';
export const S = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const ENTROPY = [
  '11'.repeat(32),
  '22'.repeat(32),
  null,
  'f0e1d2c3b4a5968778695a4b3c2d1e0f0f1e2d3c4b5a69788796a5b4c3d2e1f0',
] as const;
export const SERVER_COMMIT = '99f28c87571d5e9c7b59c8d67934e0266a82f27a8b2b41514fc334dcf886e2a2';
export const TRANSCRIPT = 'ee880d53c3f48a7596a7d3ade5d5bd028ebc1b7e9b0338d39656a865d86030a2';
export const K = '4f633bb16b01e98abc62a773de170137fe826e0eb309de5c567281f334845385';
export const EVENTS = [
  '{"actor":{"kind":"system"},"causationId":"command/0d9c2a64-33c1-4f0a-9a5e-2f7d5b6c8e01","commandId":"0d9c2a64-33c1-4f0a-9a5e-2f7d5b6c8e01","matchId":"01890a5d-ac96-774b-bcce-b302099a8057","payload":{"game":"example","seats":4,"serverCommit":"99f28c87571d5e9c7b59c8d67934e0266a82f27a8b2b41514fc334dcf886e2a2"},"prevHash":"3880b8c9e29d9bb5a15d8e7f8581a04c85eee974f56b975251204dfc3c91af05","random":[],"recordedAt":"2026-01-02T03:04:05.000Z","rulesVersion":"example/1.0.0","schemaVersion":1,"sealed":[],"type":"MatchCreated","v":1,"version":1}',
  '{"actor":{"kind":"seat","seat":1},"causationId":"command/3f6f1f3e-7c1b-4c52-9d4f-0c8a4d1f2b10","commandId":"3f6f1f3e-7c1b-4c52-9d4f-0c8a4d1f2b10","matchId":"01890a5d-ac96-774b-bcce-b302099a8057","payload":{"seat":1},"prevHash":"97409b2fad6ae05907afd9b3c31f175ff420d61672f75e39c9d0322812e2d36f","random":[],"recordedAt":"2026-01-02T03:04:05.678Z","rulesVersion":"example/1.0.0","schemaVersion":1,"sealed":[{"audience":["seat:1"],"commit":"7b88cfe3373d1a5d7a9da812cd2cad6961f756a36ab86222c586b20364077db3","path":"$command"},{"audience":["seat:1"],"commit":"91e5d96462938e6afaba58ecb5951cad66ed8ced5f42eee2d0227ca6cab848c8","path":"/bid"}],"type":"BidPlaced","v":1,"version":2}',
  '{"actor":{"kind":"seat","seat":1},"causationId":"command/9b2f8f61-5a44-4f0e-8a53-6a0f5b1c7d22","commandId":"9b2f8f61-5a44-4f0e-8a53-6a0f5b1c7d22","matchId":"01890a5d-ac96-774b-bcce-b302099a8057","payload":{"dice":[4,4],"seat":1},"prevHash":"a3f449da2d0025ff6f3b9f09871e971929af2dde90b8a2d3cee2fdf9e926378c","random":[{"args":[6,6],"drawKey":"0d37cb19bf9ff60700997682b4cfb8efa1c752e2185b1985391f767777463c1b","index":0,"op":"uint","purpose":"dice/turn","result":[3,3]}],"recordedAt":"2026-01-02T03:04:06.000Z","rulesVersion":"example/1.0.0","schemaVersion":1,"sealed":[],"type":"DiceRolled","v":1,"version":3}',
];
