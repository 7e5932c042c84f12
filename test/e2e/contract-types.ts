// Made by npm run generate from schema.graphql.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time, RFC 3339 in UTC with milliseconds, such as 2026-01-02T03:04:05.678Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** An object with an id of its own, for refetching. */
export type Node = {
  /** The id, the same in GraphQL, REST and exports: a UUIDv7 for a match, <type>_<random> for anything else. */
  id: Scalars['ID']['output'];
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** The object with this id; null if there is none or it is not yours to see. */
  node?: Maybe<Node>;
  /** The objects with these ids, in their order; null where there is none or it is not yours to see. */
  nodes: Array<Maybe<Node>>;
  /** The player whose token came with the request; null without one. */
  viewer?: Maybe<Player>;
  /** All games that can be played here. */
  games: Array<Game>;
  /** One game of the catalogue. */
  game?: Maybe<Game>;
  /** A match; null if there is none or it is not yours to see. */
  match?: Maybe<Match>;
  /** Public matches, and those of the viewer. */
  matches: MatchConnection;
  /** A player by handle. */
  player?: Maybe<Player>;
};


/** What can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryGameArgs = {
  id: GameId;
};


/** What can be read. */
export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMatchesArgs = {
  filter?: InputMaybe<MatchFilter>;
  orderBy?: InputMaybe<MatchOrder>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryPlayerArgs = {
  handle: Scalars['String']['input'];
};

/** What can be changed. Every mutation takes one input. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Makes a guest: a player known by a token alone. */
  createGuest: CreateGuestResult;
  /** Exchanges a refresh token for a new pair. A refresh token works once; using it again revokes its whole family. */
  refreshToken: RefreshTokenResult;
  /** Opens a table. The creator takes a seat unless the input says otherwise. */
  createMatch: TableResult;
  /** Takes a free seat at an open table. */
  joinMatch: TableResult;
  /** Leaves the seat at an open table. */
  leaveMatch: TableResult;
  /** Seats a bot at an open table; for the table's creator. */
  addBot: TableResult;
  /** Takes a bot away from an open table; for the table's creator. */
  removeBot: TableResult;
  /** Starts a table whose seats are all taken; for the table's creator. A full table that asks for it starts by itself. */
  startMatch: TableResult;
  /** Plays a command given as JSON, for clients that know no game's types. */
  submitCommand: PlayResult;
  /** Plays a command of Evil Corp. */
  playEvilCorp: PlayResult;
  /** Plays a command of Incorporated. */
  playIncorporated: PlayResult;
  /** Plays a command of Corporate America. */
  playCorporateAmerica: PlayResult;
  /** Plays a command of Greed, Incorporated. */
  playGreedIncorporated: PlayResult;
};


/** What can be changed. Every mutation takes one input. */
export type MutationCreateGuestArgs = {
  input: CreateGuestInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationRefreshTokenArgs = {
  input: RefreshTokenInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationCreateMatchArgs = {
  input: CreateMatchInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationLeaveMatchArgs = {
  input: LeaveMatchInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationAddBotArgs = {
  input: AddBotInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationRemoveBotArgs = {
  input: RemoveBotInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationStartMatchArgs = {
  input: StartMatchInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationSubmitCommandArgs = {
  input: SubmitCommandInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationPlayEvilCorpArgs = {
  input: PlayEvilCorpInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationPlayIncorporatedArgs = {
  input: PlayIncorporatedInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationPlayCorporateAmericaArgs = {
  input: PlayCorporateAmericaInput;
};


/** What can be changed. Every mutation takes one input. */
export type MutationPlayGreedIncorporatedArgs = {
  input: PlayGreedIncorporatedInput;
};

/** What can be watched, over a WebSocket (graphql-transport-ws). */
export type Subscription = {
  __typename?: 'Subscription';
  /** The match's events after a version, then live: in order, each once, as the viewer may see them. */
  matchEvents: MatchEvent;
  /** The match, whenever it changed; quick changes are folded into one. */
  match: Match;
  /** Each match that waits for the viewer, then each change of one. */
  yourTurn: Match;
  /** Each open public table, then each change of one. */
  lobby: LobbyChange;
};


/** What can be watched, over a WebSocket (graphql-transport-ws). */
export type SubscriptionMatchEventsArgs = {
  matchId: Scalars['ID']['input'];
  afterVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be watched, over a WebSocket (graphql-transport-ws). */
export type SubscriptionMatchArgs = {
  matchId: Scalars['ID']['input'];
};


/** What can be watched, over a WebSocket (graphql-transport-ws). */
export type SubscriptionLobbyArgs = {
  game?: InputMaybe<GameId>;
};

/** A person who plays. */
export type Player = Node & {
  __typename?: 'Player';
  /** The id, the same in GraphQL, REST and exports: a UUIDv7 for a match, <type>_<random> for anything else. */
  id: Scalars['ID']['output'];
  /** Unique name for links. */
  handle: Scalars['String']['output'];
  /** Name to show. */
  displayName: Scalars['String']['output'];
  /** True for a guest. */
  guest: Scalars['Boolean']['output'];
  /** When the player was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** A game of the catalogue. */
export type Game = Node & {
  __typename?: 'Game';
  /** The id, the same in GraphQL, REST and exports: a UUIDv7 for a match, <type>_<random> for anything else. */
  id: Scalars['ID']['output'];
  /** The game as an enum value. */
  gameId: GameId;
  /** The game's name. */
  title: Scalars['String']['output'];
  /** What it is about, in one sentence. */
  summary: Scalars['String']['output'];
  /** Rules that new matches are played by: <game>/<version>. */
  rulesVersion: Scalars['String']['output'];
  /** Fewest seats. */
  minSeats: Scalars['Int']['output'];
  /** Most seats. */
  maxSeats: Scalars['Int']['output'];
  /** JSON Schema of the options. */
  optionsSchema: Scalars['JSON']['output'];
  /** Options where the creator says nothing. */
  optionDefaults: Scalars['JSON']['output'];
  /** JSON Schema of every command's parameters, by command type, as submitCommand takes them. */
  commandSchemas: Scalars['JSON']['output'];
  /** Sections of the rulebook that citations name. */
  sections: Array<RuleText>;
  /** Rulings where the rulebook is silent or unclear. */
  rulings: Array<RuleText>;
  /** Cards, places and other pieces. */
  content: Array<ContentItem>;
  /** Codes of the game's rule violations. */
  errorCodes: Array<ErrorText>;
};


/** A game of the catalogue. */
export type GameContentArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
};

/** A section of a rulebook or a ruling. */
export type RuleText = {
  __typename?: 'RuleText';
  /** The section's title, or the ruling's number such as R16. */
  id: Scalars['String']['output'];
  /** Short title. */
  title: Scalars['String']['output'];
  /** What it says; null for a section that the rulebook alone prints. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A card, place or other piece. */
export type ContentItem = {
  __typename?: 'ContentItem';
  /** The id that views, events and commands use. */
  id: Scalars['ID']['output'];
  /** What it is, such as city. */
  kind: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What is printed on it. */
  facts: Scalars['JSON']['output'];
};

/** An error code with its meaning. */
export type ErrorText = {
  __typename?: 'ErrorText';
  /** The code. */
  code: Scalars['String']['output'];
  /** What it says. */
  message: Scalars['String']['output'];
};

/** Where a rule stands. */
export type Citation = {
  __typename?: 'Citation';
  /** Section of the rulebook, or ruling. */
  kind: CitationKind;
  /** The section's title or the ruling's number. */
  id: Scalars['String']['output'];
};

/** Kinds of rules. */
export type CitationKind =
  /** A section of the game's rulebook. */
  | 'SECTION'
  /** A numbered ruling of the game's specification. */
  | 'RULING';

/** A game being played. */
export type Match = Node & {
  __typename?: 'Match';
  /** The id, the same in GraphQL, REST and exports: a UUIDv7 for a match, <type>_<random> for anything else. */
  id: Scalars['ID']['output'];
  /** The game. */
  game: Game;
  /** Open, playing or over. */
  status: MatchStatus;
  /** Who may find and watch it. */
  visibility: Visibility;
  /** The game's options, complete. */
  options: Scalars['JSON']['output'];
  /** The per-move clock; null without one. */
  clock?: Maybe<MoveClock>;
  /** All seats. */
  seats: Array<Seat>;
  /** Seats that must act now. */
  activeSeats: Array<Seat>;
  /** When the earliest present decision runs out; null without a clock. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** The viewer's seat; null for a spectator. */
  viewerSeat?: Maybe<Seat>;
  /** Number of the newest event. */
  version: Scalars['Int']['output'];
  /** Hash of the newest event, which covers all before it. */
  headHash: Scalars['String']['output'];
  /** Rules it is played by. */
  rulesVersion: Scalars['String']['output'];
  /** Public name of the present phase; null before the start. */
  phase?: Maybe<Scalars['String']['output']>;
  /** When the table was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The result; null until it is finished. */
  outcome?: Maybe<Outcome>;
  /** Code that lets others join an invitation-only table; null for those who hold no seat and for other tables. */
  invitation?: Maybe<Scalars['String']['output']>;
  /** The state as the viewer may see it; null before the start, an error VERSION_AHEAD beyond the newest version. Of a match in play, an earlier version is shown as it was seen then. */
  state?: Maybe<GameView>;
  /** The events, oldest first, as the viewer may see them. */
  events: EventConnection;
  /** What the viewer's seat may do now; empty for a spectator. */
  legalCommands: Array<LegalCommand>;
  /** Would this command of the viewer's seat be accepted now? A dry run: nothing is drawn and nothing stored. */
  explain: Explanation;
  /** The randomness commitment. */
  commitment: RandomnessCommitment;
};


/** A game being played. */
export type MatchStateArgs = {
  at?: InputMaybe<Scalars['Int']['input']>;
};


/** A game being played. */
export type MatchEventsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A game being played. */
export type MatchExplainArgs = {
  command: CommandInput;
};

/** Where a match stands. */
export type MatchStatus =
  /** Seats can be taken. */
  | 'OPEN'
  /** Being played. */
  | 'PLAYING'
  /** Over, with a result. */
  | 'FINISHED'
  /** Over without a result. */
  | 'ABANDONED';

/** Who may find and watch a match. */
export type Visibility =
  /** Listed; anyone may watch and join. */
  | 'PUBLIC'
  /** Not listed; anyone with the id may watch and join. */
  | 'UNLISTED'
  /** Seen by its seats alone; joined with an invitation. */
  | 'INVITATION';

/** How seats are given. */
export type Seating =
  /** Each player's choice, or the first free one. */
  | 'CHOSEN'
  /** Dealt at random when the match starts. */
  | 'RANDOM';

/** A clock that gives every decision the same time. */
export type MoveClock = {
  __typename?: 'MoveClock';
  /** Seconds for one decision; then the seat's default command is played. */
  secondsPerMove: Scalars['Int']['output'];
};

/** A place at the table. */
export type Seat = {
  __typename?: 'Seat';
  /** 0-based. */
  index: Scalars['Int']['output'];
  /** The game's colour or corporation of the seat, once chosen. */
  name?: Maybe<Scalars['String']['output']>;
  /** Who sits there; null while it is free, for a bot, and for a former player. */
  player?: Maybe<Player>;
  /** A bot plays it. */
  bot: Scalars['Boolean']['output'];
  /** Nobody sits there. */
  free: Scalars['Boolean']['output'];
  /** It must act now. */
  active: Scalars['Boolean']['output'];
  /** When its present decision runs out. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
};

/** A finished match's result. */
export type Outcome = {
  __typename?: 'Outcome';
  /** Why it ended, the game's own word. */
  reason: Scalars['String']['output'];
  /** Best first. */
  ranking: Array<RankedSeat>;
};

/** A place in the ranking. */
export type RankedSeat = {
  __typename?: 'RankedSeat';
  /** The seat. */
  seat: Seat;
  /** 1 is best; tied seats share a rank and the next one is skipped. */
  rank: Scalars['Int']['output'];
  /** The final score; null where the game has none. */
  score?: Maybe<Scalars['Int']['output']>;
};

/** The server's promise about chance, made before anybody could act, and its proof at the end. */
export type RandomnessCommitment = {
  __typename?: 'RandomnessCommitment';
  /** Number of the session. */
  session: Scalars['Int']['output'];
  /** Hash of the server's seed. */
  serverCommit: Scalars['String']['output'];
  /** Hash of all contributions; null before the start. */
  transcript?: Maybe<Scalars['String']['output']>;
  /** C: the server's seed alone. */
  fairnessClass: FairnessClass;
  /** The seed itself, once the match has ended: with it every die and shuffle can be recomputed. */
  serverSeed?: Maybe<Scalars['String']['output']>;
};

/** Who contributed to the match's randomness. */
export type FairnessClass =
  /** Every human participant, in two steps, or a public beacon. */
  | 'A'
  /** At least one participant. */
  | 'B'
  /** The server alone. */
  | 'C';

/** Something that happened in a match. */
export type MatchEvent = {
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
};

/** Who acted. */
export type ActorKind =
  /** The seat's player. */
  | 'SEAT'
  /** A bot. */
  | 'BOT'
  /** A default command, as the clock ran out. */
  | 'CLOCK'
  /** The platform. */
  | 'SYSTEM'
  /** A referee. */
  | 'REFEREE'
  /** An operator. */
  | 'OPERATOR';

/** One draw. Hidden parts are null. */
export type DrawRecord = {
  __typename?: 'DrawRecord';
  /** What it was for, such as dice/world. */
  purpose: Scalars['String']['output'];
  /** Counts the draws of that purpose from 0. */
  index: Scalars['Int']['output'];
  /** Uniform numbers, a shuffle, or a weighted choice. */
  op: DrawOp;
  /** Upper bounds, the list before the shuffle, or the weights. */
  args?: Maybe<Scalars['JSON']['output']>;
  /** What came out; numbers are zero-based. */
  result?: Maybe<Scalars['JSON']['output']>;
  /** The key that proves it. */
  drawKey?: Maybe<Scalars['String']['output']>;
};

/** Kinds of draws. */
export type DrawOp =
  /** Uniform numbers. */
  | 'UINT'
  /** A shuffled list. */
  | 'SHUFFLE'
  /** A choice in proportion to weights. */
  | 'WEIGHTED';

/** The table was opened. */
export type MatchCreated = MatchEvent & {
  __typename?: 'MatchCreated';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of seats. */
  seatCount?: Maybe<Scalars['Int']['output']>;
  /** The game's options. */
  matchOptions?: Maybe<Scalars['JSON']['output']>;
  /** Hash of the rules package. */
  rulesHash?: Maybe<Scalars['String']['output']>;
};

/** The server committed itself to its seed. */
export type RandomnessCommitted = MatchEvent & {
  __typename?: 'RandomnessCommitted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the session. */
  session?: Maybe<Scalars['Int']['output']>;
  /** Hash of the seed. */
  serverCommit?: Maybe<Scalars['String']['output']>;
};

/** Somebody sat down. */
export type SeatTaken = MatchEvent & {
  __typename?: 'SeatTaken';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat. */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A bot took it. */
  takenByBot?: Maybe<Scalars['Boolean']['output']>;
  /** Number of the participant, in join order. */
  participant?: Maybe<Scalars['Int']['output']>;
};

/** Somebody stood up. */
export type SeatLeft = MatchEvent & {
  __typename?: 'SeatLeft';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat. */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Number of the participant, in join order. */
  participant?: Maybe<Scalars['Int']['output']>;
};

/** From here on nobody can contribute to the randomness any more. */
export type EntropyFrozen = MatchEvent & {
  __typename?: 'EntropyFrozen';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the session. */
  session?: Maybe<Scalars['Int']['output']>;
};

/** All contributions are mixed; draws may begin. */
export type RandomnessSealed = MatchEvent & {
  __typename?: 'RandomnessSealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the session. */
  session?: Maybe<Scalars['Int']['output']>;
  /** Hash of all contributions. */
  transcript?: Maybe<Scalars['String']['output']>;
  /** Who contributed. */
  fairnessClass?: Maybe<FairnessClass>;
};

/** Seats were dealt at random. */
export type SeatsDealt = MatchEvent & {
  __typename?: 'SeatsDealt';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** For each seat, the seat from which its occupant came. */
  dealtFrom?: Maybe<Array<Scalars['Int']['output']>>;
};

/** The game begins. */
export type MatchStarted = MatchEvent & {
  __typename?: 'MatchStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
};

/** The match is over. */
export type MatchFinished = MatchEvent & {
  __typename?: 'MatchFinished';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The result. */
  outcome?: Maybe<Outcome>;
};

/** The match was given up. */
export type MatchAbandoned = MatchEvent & {
  __typename?: 'MatchAbandoned';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Why. */
  abandonReason?: Maybe<Scalars['String']['output']>;
};

/** The server's seed is public: every draw can be checked. */
export type RandomnessRevealed = MatchEvent & {
  __typename?: 'RandomnessRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the session. */
  session?: Maybe<Scalars['Int']['output']>;
  /** The seed, 64 hex. */
  serverSeed?: Maybe<Scalars['String']['output']>;
};

/** A command that the viewer's seat may use now. */
export type LegalCommand = {
  __typename?: 'LegalCommand';
  /** The command's type, such as layPhase. */
  type: Scalars['String']['output'];
  /** Short sentence for a button. */
  title: Scalars['String']['output'];
  /** The complete command as JSON, ready for submitCommand; null where parameters are open. */
  command?: Maybe<Scalars['JSON']['output']>;
  /** The command's settled members while others are open, its type among them: fixed and a value for each open parameter make the whole command for submitCommand. */
  fixed: Scalars['JSON']['output'];
  /** The open parameters, in the order in which to ask. */
  parameters: Array<LegalParameter>;
  /** Ids of content that it is about. */
  targets: Array<Scalars['ID']['output']>;
  /** Codes such as what the command forfeits. */
  warnings: Array<Scalars['String']['output']>;
  /** The rule that allows it. */
  citation: Citation;
};

/** Kinds of open parameters. */
export type LegalParameterKind =
  /** One of the options. */
  | 'CHOICE'
  /** A whole number from min to max in steps. */
  | 'INTEGER'
  /** True or false. */
  | 'FLAG'
  /** A list of options, from min to max long. */
  | 'LIST'
  /** Numbers by key: a list of rows of two members, none for a number of 0. */
  | 'BAG'
  /** A list of rows, from min to max, each with parameters of its own. */
  | 'ROWS';

/** An open parameter of a legal command. */
export type LegalParameter = {
  __typename?: 'LegalParameter';
  /** Member of the command that it fills; choice/allocations is a member of a member. */
  name: Scalars['String']['output'];
  /** Short title for a form. */
  title: Scalars['String']['output'];
  /** What kind of value it takes. */
  kind: LegalParameterKind;
  /** Earlier parameters on whose values this one depends. */
  dependsOn: Array<Scalars['String']['output']>;
  /** Values to choose from, for CHOICE and LIST. */
  options: Array<LegalOption>;
  /** Least number, length or total. */
  min?: Maybe<Scalars['Int']['output']>;
  /** Greatest number, length or total. */
  max?: Maybe<Scalars['Int']['output']>;
  /** Step of an INTEGER. */
  step?: Maybe<Scalars['Int']['output']>;
  /** Where the sensible values of an INTEGER end, for a slider; greater ones up to max are legal. Null: at max. */
  usualMax?: Maybe<Scalars['Int']['output']>;
  /** No value twice in a LIST. */
  distinct: Scalars['Boolean']['output'];
  /** The order of a LIST has a meaning. */
  ordered: Scalars['Boolean']['output'];
  /** At most one option of each group in a LIST. */
  distinctGroups: Scalars['Boolean']['output'];
  /** Keys of a BAG. */
  keys: Array<LegalBagKey>;
  /** Member of a row of a BAG that holds the key's value. */
  keyMember?: Maybe<Scalars['String']['output']>;
  /** Member of a row of a BAG that holds the number. */
  countMember?: Maybe<Scalars['String']['output']>;
  /** Parameters of each of the ROWS. */
  row: Array<LegalParameter>;
};

/** A value to choose. */
export type LegalOption = {
  __typename?: 'LegalOption';
  /** The value as JSON. Null is a value as well, such as the choice to revoke no law. */
  value?: Maybe<Scalars['JSON']['output']>;
  /** Short name for a button. */
  label: Scalars['String']['output'];
  /** Group of options that exclude each other. */
  group?: Maybe<Scalars['String']['output']>;
  /** Holds only while earlier parameters have these values. */
  requires?: Maybe<Scalars['JSON']['output']>;
};

/** A key of a bag. */
export type LegalBagKey = {
  __typename?: 'LegalBagKey';
  /** The key's value as JSON. */
  value: Scalars['JSON']['output'];
  /** Short name. */
  label: Scalars['String']['output'];
  /** Least number for it. */
  min: Scalars['Int']['output'];
  /** Greatest number for it. */
  max: Scalars['Int']['output'];
};

/** What would become of a command. Never what would follow from it. */
export type Explanation = WouldBeAccepted | RuleViolation | Refusal;

/** The rules would accept the command now. */
export type WouldBeAccepted = {
  __typename?: 'WouldBeAccepted';
  /** Version it was decided on. */
  atVersion: Scalars['Int']['output'];
};

/** What became of a command. */
export type PlayResult = PlayAccepted | RuleViolation | VersionConflict | Refusal;

/** What became of a table command. */
export type TableResult = PlayAccepted | RuleViolation | VersionConflict | Refusal;

/** The command is stored; it cannot be lost any more. */
export type PlayAccepted = {
  __typename?: 'PlayAccepted';
  /** The match after it. */
  match: Match;
  /** What happened, as the viewer may see it. */
  events: Array<MatchEvent>;
  /** The same command had been accepted before; this is its first answer again. */
  replayed: Scalars['Boolean']['output'];
  /** Proof to keep: the newest version of the command and its hash. */
  receipt: Receipt;
};

/** What a client keeps to prove later that history was not rewritten. */
export type Receipt = {
  __typename?: 'Receipt';
  /** The match. */
  matchId: Scalars['ID']['output'];
  /** Version of the command's last event. */
  version: Scalars['Int']['output'];
  /** Hash of that event. */
  hash: Scalars['String']['output'];
};

/** The rules refuse the command; nothing was changed. */
export type RuleViolation = {
  __typename?: 'RuleViolation';
  /** Code from the game's list. */
  code: Scalars['String']['output'];
  /** What was wrong, in one sentence. */
  message: Scalars['String']['output'];
  /** The rule that was broken. */
  citation: Citation;
  /** The code as an enum value, where the match is one of Evil Corp. */
  evilCorpCode?: Maybe<EvilCorpErrorCode>;
  /** The code as an enum value, where the match is one of Incorporated. */
  incorporatedCode?: Maybe<IncorporatedErrorCode>;
  /** The code as an enum value, where the match is one of Corporate America. */
  corporateAmericaCode?: Maybe<CorporateAmericaErrorCode>;
  /** The code as an enum value, where the match is one of Greed, Incorporated. */
  greedIncorporatedCode?: Maybe<GreedIncorporatedErrorCode>;
};

/** The match has moved on since the expected version; nothing was changed. */
export type VersionConflict = {
  __typename?: 'VersionConflict';
  /** Always VERSION_CONFLICT. */
  code: Scalars['String']['output'];
  /** What was wrong, in one sentence. */
  message: Scalars['String']['output'];
  /** The match's version now. */
  currentVersion: Scalars['Int']['output'];
};

/** The platform refuses the request; nothing was changed. */
export type Refusal = {
  __typename?: 'Refusal';
  /** Code from the platform's list. */
  code: Scalars['String']['output'];
  /** The same code as an enum value. */
  platformCode: RefusalCode;
  /** What was wrong, in one sentence. */
  message: Scalars['String']['output'];
  /** Seconds after which a retry makes sense. */
  retryAfter?: Maybe<Scalars['Int']['output']>;
};

/** What became of createGuest. */
export type CreateGuestResult = GuestCreated | Refusal;

/** A new guest. */
export type GuestCreated = {
  __typename?: 'GuestCreated';
  /** The guest. */
  player: Player;
  /** Access token: send it as Authorization: Bearer …, in a WebSocket as connection_init payload authorization. */
  token: Scalars['String']['output'];
  /** When the access token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Exchange it for a new pair before or after that; keep it secret. */
  refreshToken: Scalars['String']['output'];
};

/** What became of refreshToken. */
export type RefreshTokenResult = TokenRefreshed | Refusal;

/** A new pair of tokens. */
export type TokenRefreshed = {
  __typename?: 'TokenRefreshed';
  /** The player. */
  player: Player;
  /** Access token. */
  token: Scalars['String']['output'];
  /** When the access token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The next refresh token. */
  refreshToken: Scalars['String']['output'];
};

/** A change in the lobby. */
export type LobbyChange = {
  __typename?: 'LobbyChange';
  /** The table as it is now. */
  match: Match;
  /** It is still open for players. */
  open: Scalars['Boolean']['output'];
};

/** Which matches to list. */
export type MatchFilter = {
  /** Only this game. */
  game?: InputMaybe<GameId>;
  /** Only matches in one of these states. */
  status?: InputMaybe<Array<MatchStatus>>;
  /** Only matches in which the viewer has a seat. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of matches. */
export type MatchOrder =
  /** Newest table first. */
  | 'NEWEST_FIRST'
  /** Oldest table first. */
  | 'OLDEST_FIRST';

/** Who the guest is. */
export type CreateGuestInput = {
  /** Name to show: 1 to 40 characters, a visible one among them, and no controls or marks of direction. */
  displayName: Scalars['String']['input'];
};

/** A refresh token. */
export type RefreshTokenInput = {
  /** As given by createGuest or the last refreshToken. */
  refreshToken: Scalars['String']['input'];
};

/** A new table. */
export type CreateMatchInput = {
  /** The game. */
  game: GameId;
  /** Number of seats. */
  seats: Scalars['Int']['input'];
  /** The game's options; what is left out has its default. */
  options?: InputMaybe<Scalars['JSON']['input']>;
  /** Who may find and watch it. */
  visibility?: InputMaybe<Visibility>;
  /** How seats are given. */
  seating?: InputMaybe<Seating>;
  /** Seconds for one decision, from 5 to 1209600; without it there is no clock. */
  secondsPerMove?: InputMaybe<Scalars['Int']['input']>;
  /** The creator's seat; the first one if left out. */
  seat?: InputMaybe<Scalars['Int']['input']>;
  /** The creator only hosts and takes no seat. */
  hostOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seats that bots take at once. */
  bots?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Start as soon as all seats are taken, also at once. */
  startWhenFull?: InputMaybe<Scalars['Boolean']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A seat to take. */
export type JoinMatchInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The seat; the first free one if left out. */
  seat?: InputMaybe<Scalars['Int']['input']>;
  /** Code of an invitation-only table. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A table to leave. */
export type LeaveMatchInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A bot to seat. */
export type AddBotInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The seat; the first free one if left out. */
  seat?: InputMaybe<Scalars['Int']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A bot to take away. */
export type RemoveBotInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The bot's seat. */
  seat: Scalars['Int']['input'];
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A table to start. */
export type StartMatchInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A command as JSON. */
export type SubmitCommandInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The command: its type and the parameters beside it, such as {"type": "endTurn"}. */
  command: Scalars['JSON']['input'];
  /** The version that the player saw; the command is refused if the match has moved on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A page of matches. */
export type MatchConnection = {
  __typename?: 'MatchConnection';
  /** Matches with their cursors. */
  edges: Array<MatchEdge>;
  /** The matches alone. */
  nodes: Array<Match>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A match in a list. */
export type MatchEdge = {
  __typename?: 'MatchEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The match. */
  node: Match;
};

/** A page of events. */
export type EventConnection = {
  __typename?: 'EventConnection';
  /** Events with their cursors. */
  edges: Array<EventEdge>;
  /** The events alone. */
  nodes: Array<MatchEvent>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
  /** Number of events in the match. */
  totalCount: Scalars['Int']['output'];
};

/** An event in a list. */
export type EventEdge = {
  __typename?: 'EventEdge';
  /** Its version, as text. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: MatchEvent;
};

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** There is more after it. */
  hasNextPage: Scalars['Boolean']['output'];
  /** There is more before it. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of its first item; null if it is empty. */
  startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of its last item; null if it is empty. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** The games that can be played here. */
export type GameId =
  /** Evil Corp */
  | 'EVIL_CORP'
  /** Incorporated */
  | 'INCORPORATED'
  /** Corporate America */
  | 'CORPORATE_AMERICA'
  /** Greed, Incorporated */
  | 'GREED_INCORPORATED';

/** Codes of the platform's refusals. */
export type RefusalCode =
  /** The input does not have the shape that the API describes. */
  | 'INVALID_INPUT'
  /** A valid player token is needed: send it as "Authorization: Bearer …". */
  | 'UNAUTHENTICATED'
  /** This player may not do that. */
  | 'FORBIDDEN'
  /** There is no such object, or it is not yours to see. */
  | 'NOT_FOUND'
  /** This address does not answer to that method. */
  | 'METHOD_NOT_ALLOWED'
  /** None of the media types that the client accepts is spoken here. */
  | 'NOT_ACCEPTABLE'
  /** The same command is still running: ask again with the same command id. */
  | 'COMMAND_IN_PROGRESS'
  /** The match has not reached that version: read its head and go on from there. */
  | 'VERSION_AHEAD'
  /** The match has moved on since the expected version. */
  | 'VERSION_CONFLICT'
  /** The request is larger than the limit. */
  | 'TOO_LARGE'
  /** The body must be application/json in UTF-8, not compressed. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** This command id was used for another command: take a fresh UUID. */
  | 'COMMAND_ID_REUSED'
  /** Too many requests: wait and try again. */
  | 'RATE_LIMITED'
  /** Something broke on our side; the request id finds it in our logs. */
  | 'INTERNAL'
  /** Too many commands meet in this match at once: try again. */
  | 'MATCH_BUSY'
  /** The connection broke while storing: send the same command id again to learn the outcome. */
  | 'OUTCOME_UNKNOWN'
  /** The service is overloaded: try again later. */
  | 'OVERLOADED'
  /** The database cannot be reached or is full: try again later. */
  | 'UNAVAILABLE'
  /** This connection has reached its limit of subscriptions. */
  | 'SUBSCRIPTION_LIMIT'
  /** The WebSocket serves subscriptions only: send queries and mutations over HTTP. */
  | 'SUBSCRIPTIONS_ONLY'
  /** The query must be a string. */
  | 'QUERY_NOT_STRING'
  /** The query document is larger than the limit. */
  | 'QUERY_TOO_LARGE'
  /** The query document does not parse. */
  | 'QUERY_SYNTAX'
  /** The query document has too many tokens. */
  | 'QUERY_TOO_MANY_TOKENS'
  /** The query document has too many operations. */
  | 'QUERY_TOO_MANY_OPERATIONS'
  /** The query document has no operation of that name, or several and no name was given. */
  | 'QUERY_OPERATION_UNKNOWN'
  /** Subscriptions run over the WebSocket of the same address. */
  | 'QUERY_IS_SUBSCRIPTION'
  /** A GET request runs queries only: send mutations by POST. */
  | 'QUERY_MUTATION_BY_GET'
  /** Batched requests are not served: send one operation a request. */
  | 'QUERY_BATCHED'
  /** The query document does not match the schema. */
  | 'QUERY_INVALID'
  /** The query is nested too deeply. */
  | 'QUERY_TOO_DEEP'
  /** The query document has too many fragments. */
  | 'QUERY_TOO_MANY_FRAGMENTS'
  /** The query spreads fragments too often. */
  | 'QUERY_TOO_MANY_SPREADS'
  /** The query has too many aliases. */
  | 'QUERY_TOO_MANY_ALIASES'
  /** The operation has too many root fields. */
  | 'QUERY_TOO_MANY_ROOT_FIELDS'
  /** The query has too many directives, or one repeated at one place. */
  | 'QUERY_TOO_MANY_DIRECTIVES'
  /** The query costs too many points: ask for fewer items or fields. */
  | 'QUERY_TOO_COSTLY'
  /** A page has at most 100 items, and not fewer than 0: change first or last. */
  | 'QUERY_PAGE_TOO_LARGE'
  /** The operation took longer than its limit and was cancelled. */
  | 'QUERY_TIMEOUT'
  /** The variables are larger than the limit. */
  | 'QUERY_VARIABLES_TOO_LARGE'
  /** The variables do not fit the operation. */
  | 'QUERY_VARIABLES_INVALID'
  /** Introspection is switched off; the schema is published at /schema.graphql. */
  | 'QUERY_INTROSPECTION_OFF';

/** The state of a match as the viewer may see it. */
export type GameView = EvilCorpView | IncorporatedView | CorporateAmericaView | GreedIncorporatedView;

/** A command of any game. */
export type CommandInput =
  /** A command of Evil Corp. */
  { evilCorp: EvilCorpCommand; incorporated?: never; corporateAmerica?: never; greedIncorporated?: never; json?: never; }
  |  /** A command of Incorporated. */
  { evilCorp?: never; incorporated: IncorporatedCommand; corporateAmerica?: never; greedIncorporated?: never; json?: never; }
  |  /** A command of Corporate America. */
  { evilCorp?: never; incorporated?: never; corporateAmerica: CorporateAmericaCommand; greedIncorporated?: never; json?: never; }
  |  /** A command of Greed, Incorporated. */
  { evilCorp?: never; incorporated?: never; corporateAmerica?: never; greedIncorporated: GreedIncorporatedCommand; json?: never; }
  |  /** A command of the match's game as JSON. */
  { evilCorp?: never; incorporated?: never; corporateAmerica?: never; greedIncorporated?: never; json: Scalars['JSON']['input']; };

/** A command of Evil Corp. */
export type PlayEvilCorpInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The command. */
  command: EvilCorpCommand;
  /** The version that the player saw; the command is refused if the match has moved on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A command of Incorporated. */
export type PlayIncorporatedInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The command. */
  command: IncorporatedCommand;
  /** The version that the player saw; the command is refused if the match has moved on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A command of Corporate America. */
export type PlayCorporateAmericaInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The command. */
  command: CorporateAmericaCommand;
  /** The version that the player saw; the command is refused if the match has moved on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A command of Greed, Incorporated. */
export type PlayGreedIncorporatedInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** The command. */
  command: GreedIncorporatedCommand;
  /** The version that the player saw; the command is refused if the match has moved on. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A random UUID (version 4 or 7) made by the client, so that a retry is safe. */
  commandId: Scalars['ID']['input'];
};

/** A game of Evil Corp as a viewer may see it */
export type EvilCorpView = {
  __typename?: 'EvilCorpView';
  /** Options of a game of Evil Corp */
  config: EvilCorpOptions;
  /** Where the game stands */
  status: EvilCorpStatus;
  /** What is being chosen during setup */
  setupStep?: Maybe<EvilCorpSetupStep>;
  /** Place in the turn order of the seat that acts in setup */
  setupIndex: Scalars['Int']['output'];
  /** All seats, first player first */
  turnOrder: Array<Scalars['Int']['output']>;
  /** By seat */
  players: Array<EvilCorpPlayer>;
  /** In content order */
  markets: Array<EvilCorpMarket>;
  /** The deck, top first; null for those who may not see it */
  opportunityDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the opportunity deck */
  opportunityDeckCount: Scalars['Int']['output'];
  /** Wasted opportunities, newest last */
  opportunityDiscards: Array<Scalars['ID']['output']>;
  /** The deck, top first; null for those who may not see it */
  worldEventDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the world event deck */
  worldEventDeckCount: Scalars['Int']['output'];
  /** Used world events, newest last */
  worldEventDiscards: Array<Scalars['ID']['output']>;
  /** Billions paid out by the bank minus those paid in */
  bankNet: Scalars['Int']['output'];
  /** Billions a bought opportunity card costs now */
  opportunityPrice: Scalars['Int']['output'];
  /** The running turn, or the one in which the game was won */
  turn?: Maybe<EvilCorpTurn>;
  /** The window that is open */
  pending?: Maybe<EvilCorpPending>;
  /** How the game ended */
  result?: Maybe<EvilCorpResult>;
};

/** Options of a game of Evil Corp */
export type EvilCorpOptions = {
  __typename?: 'EvilCorpOptions';
  /** Who goes first: "random", or the index of a seat [Player Order] (R3) */
  firstPlayer: Scalars['JSON']['output'];
  /** Direction of play around the table [Player Order] */
  direction: EvilCorpDirection;
  /** How revenue is collected (R12) */
  revenueMode: EvilCorpRevenueMode;
  /** Each CEO has a power card [CEO Power Cards] */
  ceoPowers: Scalars['Boolean']['output'];
  /** No seat collects revenue in its first turn (R4) */
  skipFirstRoundRevenue: Scalars['Boolean']['output'];
  /** The game ends after this round: 0 for never, or 5 to 200 (R34) */
  maxRounds: Scalars['Int']['output'];
};

/** Direction of play around the table [Player Order] */
export type EvilCorpDirection =
  /** Seat numbers rise */
  | 'CLOCKWISE'
  /** Seat numbers fall */
  | 'COUNTERCLOCKWISE';

/** How revenue is collected (R12) */
export type EvilCorpRevenueMode =
  /** The player states the revenue and may be wrong; enemies may audit it */
  | 'DECLARED'
  /** The engine computes it and nobody can be audited about revenue */
  | 'AUTOMATIC';

/** Where the game stands */
export type EvilCorpStatus =
  /** CEOs, secret bases and first businesses are being chosen */
  | 'SETUP'
  /** Turns are being played */
  | 'PLAYING'
  /** The game has ended */
  | 'FINISHED';

/** What is being chosen during setup */
export type EvilCorpSetupStep =
  /** Each seat selects its CEO */
  | 'CEO'
  /** Each seat founds its secret base */
  | 'HOME'
  /** Each seat places three businesses */
  | 'BUSINESSES';

/** What a seat has */
export type EvilCorpPlayer = {
  __typename?: 'EvilCorpPlayer';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Its CEO, once selected */
  ceoId?: Maybe<Scalars['ID']['output']>;
  /** Colour of a CEO and of phase cards */
  colour?: Maybe<EvilCorpColour>;
  /** Billions in hand */
  liquidity: Scalars['Int']['output'];
  /** Its hand, newest last; null for those who may not see it */
  hand?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards in its hand */
  handCount: Scalars['Int']['output'];
  /** Cards its hand may hold [Phases, HQ and Hand Limit] */
  handLimit: Scalars['Int']['output'];
  /** Phases in play, by number from 1 */
  laid: Array<EvilCorpLaidPhase>;
  /** Phase pieces of its secret base, by number from 1 */
  pieces: Array<Scalars['Boolean']['output']>;
  /** A market of the board [Board and Centrepiece] */
  home?: Maybe<EvilCorpMarketId>;
  /** Its businesses, in content order, without zeros */
  businesses: Array<EvilCorpCityBusinesses>;
  /** Businesses left to place */
  supply: Scalars['Int']['output'];
  /** Markets where it has a business in every city [Collect Revenue] */
  monopolies: Array<EvilCorpMarketId>;
  /** Token that a seat shows [Bankruptcy] */
  token: EvilCorpToken;
  /** Turns it has ended */
  turnsCompleted: Scalars['Int']['output'];
  /** State of the CEO power card [CEO Power Cards] */
  power: EvilCorpPowerState;
  /** All three phases are in play and in its own colour [Endgame] */
  endgameUnlocked: Scalars['Boolean']['output'];
  /** During its endgame attempt, and after its win */
  endgameRevealed: Scalars['Boolean']['output'];
  /** The revenue a seat claimed in its latest turn [Audit] */
  claim?: Maybe<EvilCorpRevenueClaim>;
  /** No hand limit audit of this hand is open (R43) */
  handAudited: Scalars['Boolean']['output'];
};

/** Colour of a CEO and of phase cards */
export type EvilCorpColour =
  /** The Visionary */
  | 'RED'
  /** The Expansionist */
  | 'ORANGE'
  /** The Technocrat */
  | 'BLUE'
  /** The Savant */
  | 'GREEN'
  /** The Utopian */
  | 'YELLOW'
  /** The Oligarch */
  | 'PURPLE';

/** The place of one phase number */
export type EvilCorpLaidPhase = {
  __typename?: 'EvilCorpLaidPhase';
  /** Number of the phase */
  phase: Scalars['Int']['output'];
  /** The card in play */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** A market of the board [Board and Centrepiece] */
export type EvilCorpMarketId =
  /** North America, face 1 of the world die */
  | 'NORTH_AMERICA'
  /** South America, face 2 of the world die */
  | 'SOUTH_AMERICA'
  /** Europe, face 3 of the world die */
  | 'EUROPE'
  /** Africa, face 4 of the world die */
  | 'AFRICA'
  /** Asia, face 5 of the world die */
  | 'ASIA'
  /** Oceania, face 6 of the world die */
  | 'OCEANIA';

/** Businesses of a seat in a city */
export type EvilCorpCityBusinesses = {
  __typename?: 'EvilCorpCityBusinesses';
  /** The city */
  city: Scalars['ID']['output'];
  /** How many */
  count: Scalars['Int']['output'];
};

/** Token that a seat shows [Bankruptcy] */
export type EvilCorpToken =
  /** Nothing is shown */
  | 'NONE'
  /** The BANKRUPT side */
  | 'BANKRUPT'
  /** The REBRANDING side */
  | 'REBRANDING';

/** State of the CEO power card [CEO Power Cards] */
export type EvilCorpPowerState =
  /** The game is played without CEO powers */
  | 'OFF'
  /** May be played once */
  | 'UNUSED'
  /** Was played */
  | 'USED';

/** The revenue a seat claimed in its latest turn [Audit] */
export type EvilCorpRevenueClaim = {
  __typename?: 'EvilCorpRevenueClaim';
  /** The turn in which it was declared */
  turnNumber: Scalars['Int']['output'];
  /** Billions declared, corrected once an audit was upheld */
  declared: Scalars['Int']['output'];
  /** Billions that are correct; null while the declaration is not settled */
  correct?: Maybe<Scalars['Int']['output']>;
  /** Billions withdrawn, corrected by upheld audits; null before the withdrawal */
  withdrawn?: Maybe<Scalars['Int']['output']>;
  /** The declared money was lost before it was withdrawn (R40) */
  forfeited: Scalars['Boolean']['output'];
  /** The declaration can no longer be audited */
  declarationSettled: Scalars['Boolean']['output'];
  /** The withdrawal can no longer be audited */
  withdrawalSettled: Scalars['Boolean']['output'];
};

/** What lies in a market */
export type EvilCorpMarket = {
  __typename?: 'EvilCorpMarket';
  /** A market of the board [Board and Centrepiece] */
  market: EvilCorpMarketId;
  /** The world event in play */
  worldEvent?: Maybe<Scalars['ID']['output']>;
  /** The seat whose secret base stands here */
  secretBase?: Maybe<Scalars['Int']['output']>;
};

/** The running turn, or the one in which the game was won */
export type EvilCorpTurn = {
  __typename?: 'EvilCorpTurn';
  /** Counts the turns of the game from 1 */
  turnNumber: Scalars['Int']['output'];
  /** Counts the rounds from 1 */
  round: Scalars['Int']['output'];
  /** The active seat */
  seat: Scalars['Int']['output'];
  /** Stage of the turn */
  stage: EvilCorpStage;
  /** What became of the revenue of this turn */
  revenue: EvilCorpRevenueState;
  /** What became of the free opportunities of this turn */
  opportunities: EvilCorpOpportunitiesState;
  /** The active seat has done more than playing its CEO power */
  acted: Scalars['Boolean']['output'];
  /** The power card that has effect this turn */
  powerActive?: Maybe<Scalars['ID']['output']>;
  /** The endgame was unlocked when the turn started */
  endgameEligible: Scalars['Boolean']['output'];
  /** The latest roll of the world die in this turn */
  die?: Maybe<EvilCorpWorldDie>;
  /** The nasty, special or world event card being resolved */
  inPlay?: Maybe<Scalars['ID']['output']>;
};

/** Stage of the turn */
export type EvilCorpStage =
  /** Revenue and free opportunities [Collect Revenue] */
  | 'COLLECT'
  /** Phases, nasty business, agents and purchases [Spend] */
  | 'SPEND'
  /** A world event is being resolved [World Event] */
  | 'WORLD_EVENT'
  /** An endgame attempt replaces the turn [Go for the Win] */
  | 'ENDGAME';

/** What became of the revenue of this turn */
export type EvilCorpRevenueState =
  /** Not yet declared */
  | 'AVAILABLE'
  /** Declared, not yet withdrawn */
  | 'DECLARED'
  /** Withdrawn */
  | 'COLLECTED'
  /** Not to be had this turn [Bankruptcy] */
  | 'FORBIDDEN'
  /** Lost by spending first [Collect Free Opportunities] */
  | 'FORFEITED';

/** What became of the free opportunities of this turn */
export type EvilCorpOpportunitiesState =
  /** Not yet collected */
  | 'AVAILABLE'
  /** Collected */
  | 'COLLECTED'
  /** Lost by spending first [Collect Free Opportunities] */
  | 'FORFEITED';

/** The latest roll of the world die in this turn */
export type EvilCorpWorldDie = {
  __typename?: 'EvilCorpWorldDie';
  /** Why the world die is rolled */
  purpose: EvilCorpDiePurpose;
  /** The face shown */
  face: Scalars['Int']['output'];
  /** A market of the board [Board and Centrepiece] */
  market: EvilCorpMarketId;
  /** 1, and one more for each re-roll */
  rollNumber: Scalars['Int']['output'];
};

/** Why the world die is rolled */
export type EvilCorpDiePurpose =
  /** Where a world event lands [World Event] */
  | 'WORLD_EVENT'
  /** Which market the regime change hits */
  | 'REGIME_CHANGE';

/** Enemies may audit the withdrawn revenue, all at once (R46) */
export type EvilCorpRevenueCheck = {
  __typename?: 'EvilCorpRevenueCheck';
  /** The seat that withdrew it */
  seat: Scalars['Int']['output'];
  /** The seats still to answer, in player order */
  remaining: Array<Scalars['Int']['output']>;
};

/** A nasty business may be blocked [Play Nasty Business or Agent Cards] */
export type EvilCorpCounterWindow = {
  __typename?: 'EvilCorpCounterWindow';
  /** The seat that played it */
  seat: Scalars['Int']['output'];
  /** The card */
  cardId: Scalars['ID']['output'];
  /** Kind of nasty business, the lower part of a phase card */
  nasty: EvilCorpNastyKind;
  /** Parameters of a nasty business: exactly those that its kind takes */
  params: EvilCorpNastyParams;
  /** The seats still to answer, in player order */
  remaining: Array<Scalars['Int']['output']>;
};

/** Kind of nasty business, the lower part of a phase card */
export type EvilCorpNastyKind =
  /** Reaction: blocks an enemy nasty business, or forces a re-roll of the world die */
  | 'COUNTER'
  /** Take up to 3 from one enemy */
  | 'EMBEZZLEMENT'
  /** One enemy owes you 4 at once */
  | 'CLASS_ACTION'
  /** Every enemy owes the bank 2 at once */
  | 'MARKET_CRASH'
  /** Replace one enemy business in a city by one of yours */
  | 'ASSET_SEIZURE'
  /** Remove one enemy business from a city */
  | 'DEMOLITION'
  /** Discard a phase an enemy has in play that is not in that enemy's colour */
  | 'INJUNCTION'
  /** Take one random card from an enemy's hand */
  | 'TALENT_POACHING'
  /** Discard a world event in play, or slide it to another market */
  | 'LOBBYING'
  /** Take 4 from the bank */
  | 'INSIDER_TRADING'
  /** Place one of your businesses in any city */
  | 'SHELL_COMPANY';

/** Parameters of a nasty business: exactly those that its kind takes */
export type EvilCorpNastyParams = {
  __typename?: 'EvilCorpNastyParams';
  /** The enemy that is attacked */
  target?: Maybe<Scalars['Int']['output']>;
  /** The city concerned */
  city?: Maybe<Scalars['ID']['output']>;
  /** Number of the laid phase that is attacked */
  phase?: Maybe<Scalars['Int']['output']>;
  /** A market of the board [Board and Centrepiece] */
  market?: Maybe<EvilCorpMarketId>;
  /** A market of the board [Board and Centrepiece] */
  to?: Maybe<EvilCorpMarketId>;
};

/** The world die may be rolled again [Market Modifiers] */
export type EvilCorpRerollWindow = {
  __typename?: 'EvilCorpRerollWindow';
  /** Why the world die is rolled */
  purpose: EvilCorpDiePurpose;
  /** The world event or special card */
  cardId: Scalars['ID']['output'];
  /** A market of the board [Board and Centrepiece] */
  market: EvilCorpMarketId;
  /** The seats still to answer, in player order */
  remaining: Array<Scalars['Int']['output']>;
};

/** An endgame attempt may be attacked [Go for the Win] */
export type EvilCorpEndgameAttackWindow = {
  __typename?: 'EvilCorpEndgameAttackWindow';
  /** The seat that attempts its endgame */
  attempter: Scalars['Int']['output'];
  /** The seats still to answer, in player order */
  remaining: Array<Scalars['Int']['output']>;
};

/** An attack on the attempt may be parried [Go for the Win] */
export type EvilCorpEndgameDefenceWindow = {
  __typename?: 'EvilCorpEndgameDefenceWindow';
  /** The seat that attempts its endgame, and is asked */
  attempter: Scalars['Int']['output'];
  /** The seat that attacked */
  attacker: Scalars['Int']['output'];
  /** The seats still to answer, in player order */
  remaining: Array<Scalars['Int']['output']>;
};

/** Cards above the hand limit must go [Audit] */
export type EvilCorpAuditDiscardWindow = {
  __typename?: 'EvilCorpAuditDiscardWindow';
  /** The seat that must discard */
  seat: Scalars['Int']['output'];
  /** How many cards */
  count: Scalars['Int']['output'];
  /** Who called the audit */
  auditor: Scalars['Int']['output'];
};

/** The window that is open */
export type EvilCorpPending = EvilCorpRevenueCheck | EvilCorpCounterWindow | EvilCorpRerollWindow | EvilCorpEndgameAttackWindow | EvilCorpEndgameDefenceWindow | EvilCorpAuditDiscardWindow;

/** How the game ended */
export type EvilCorpResult = {
  __typename?: 'EvilCorpResult';
  /** Why the game ended */
  reason: EvilCorpEndReason;
  /** All seats of rank 1 */
  winners: Array<Scalars['Int']['output']>;
  /** Best first */
  ranking: Array<EvilCorpRankedSeat>;
  /** The plan that succeeded */
  endgamePlanId?: Maybe<Scalars['ID']['output']>;
};

/** Why the game ended */
export type EvilCorpEndReason =
  /** An endgame attempt succeeded [Go for the Win] */
  | 'ENDGAME'
  /** The round limit was reached (R34) */
  | 'ROUND_LIMIT';

/** A place in the ranking */
export type EvilCorpRankedSeat = {
  __typename?: 'EvilCorpRankedSeat';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** 1 is best; tied seats share a rank */
  rank: Scalars['Int']['output'];
};

/** The game has started */
export type EvilCorpGameStarted = MatchEvent & {
  __typename?: 'EvilCorpGameStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The options, complete */
  gameOptions?: Maybe<Scalars['JSON']['output']>;
  /** All seats */
  seats?: Maybe<Array<Scalars['Int']['output']>>;
  /** All seats, first player first [Player Order] */
  turnOrder?: Maybe<Array<Scalars['Int']['output']>>;
};

/** Why both decks were shuffled */
export type EvilCorpShuffleReason =
  /** The game starts */
  | 'SETUP'
  /** Another game branches off here */
  | 'FORK'
  /** The game goes on from an earlier version */
  | 'ROLLBACK';

/** Both decks were shuffled [The Opportunity and World Event Decks] */
export type EvilCorpDecksShuffled = MatchEvent & {
  __typename?: 'EvilCorpDecksShuffled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Why both decks were shuffled */
  shuffleReason?: Maybe<EvilCorpShuffleReason>;
  /** The order of the opportunity deck, top first */
  opportunityDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** The order of the world event deck, top first */
  worldEventDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the opportunity deck */
  opportunityCount?: Maybe<Scalars['Int']['output']>;
  /** Cards of the world event deck */
  worldEventCount?: Maybe<Scalars['Int']['output']>;
};

/** A seat selected its CEO [CEO Card and Gameplay Pieces] */
export type EvilCorpCeoSelected = MatchEvent & {
  __typename?: 'EvilCorpCeoSelected';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The CEO */
  ceoId?: Maybe<Scalars['ID']['output']>;
};

/** A seat founded its secret base [Secret Base] */
export type EvilCorpSecretBaseFounded = MatchEvent & {
  __typename?: 'EvilCorpSecretBaseFounded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A market of the board [Board and Centrepiece] */
  marketId?: Maybe<EvilCorpMarketId>;
};

/** A seat placed its first businesses [Businesses] */
export type EvilCorpStartingBusinessesPlaced = MatchEvent & {
  __typename?: 'EvilCorpStartingBusinessesPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The three cities */
  cities?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A seat got its first cards and money [Liquidity and Opportunity] */
export type EvilCorpStartingHandDealt = MatchEvent & {
  __typename?: 'EvilCorpStartingHandDealt';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, in the order drawn */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
  /** Billions from the bank */
  liquidity?: Maybe<Scalars['Int']['output']>;
};

/** A turn started [Player Turn] */
export type EvilCorpTurnStarted = MatchEvent & {
  __typename?: 'EvilCorpTurnStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Counts the turns of the game from 1 */
  turnNumber?: Maybe<Scalars['Int']['output']>;
  /** Counts the rounds from 1 */
  round?: Maybe<Scalars['Int']['output']>;
  /** Token that a seat shows [Bankruptcy] */
  tokenBefore?: Maybe<EvilCorpToken>;
  /** Token that a seat shows [Bankruptcy] */
  tokenAfter?: Maybe<EvilCorpToken>;
  /** What became of the revenue of this turn */
  revenueState?: Maybe<EvilCorpRevenueState>;
  /** Whether the endgame was unlocked when the turn started [Endgame] */
  endgameEligible?: Maybe<Scalars['Boolean']['output']>;
};

/** A CEO power card was played [CEO Power Cards] */
export type EvilCorpCeoPowerPlayed = MatchEvent & {
  __typename?: 'EvilCorpCeoPowerPlayed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The power card */
  powerCardId?: Maybe<Scalars['ID']['output']>;
  /** Debt Jubilee: whether a token was given back */
  tokenReturned?: Maybe<Scalars['Boolean']['output']>;
};

/** An item of the collect stage */
export type EvilCorpCollectItem =
  /** The revenue of the turn */
  | 'REVENUE'
  /** The free opportunity cards of the turn */
  | 'OPPORTUNITIES';

/** The collect stage is over [Spend] */
export type EvilCorpCollectStageClosed = MatchEvent & {
  __typename?: 'EvilCorpCollectStageClosed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** What was lost [Collect Free Opportunities] */
  forfeited?: Maybe<Array<EvilCorpCollectItem>>;
};

/** A turn ended */
export type EvilCorpTurnEnded = MatchEvent & {
  __typename?: 'EvilCorpTurnEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The number of the turn */
  turnNumber?: Maybe<Scalars['Int']['output']>;
};

/** The game has ended */
export type EvilCorpGameEnded = MatchEvent & {
  __typename?: 'EvilCorpGameEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Why the game ended */
  endReason?: Maybe<EvilCorpEndReason>;
  /** All seats of rank 1 */
  winners?: Maybe<Array<Scalars['Int']['output']>>;
  /** Best first */
  rankedSeats?: Maybe<Array<EvilCorpRankedSeat>>;
  /** The plan that succeeded */
  endgamePlanId?: Maybe<Scalars['ID']['output']>;
};

/** Revenue was declared [Collect Revenue] */
export type EvilCorpRevenueDeclared = MatchEvent & {
  __typename?: 'EvilCorpRevenueDeclared';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Billions declared */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Billions that would be correct */
  correct?: Maybe<Scalars['Int']['output']>;
};

/** Revenue was withdrawn [Collect Revenue] */
export type EvilCorpRevenueWithdrawn = MatchEvent & {
  __typename?: 'EvilCorpRevenueWithdrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Billions taken from the bank */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** An enemy let the withdrawn revenue pass; it may still be audited (R46) */
export type EvilCorpRevenueAccepted = MatchEvent & {
  __typename?: 'EvilCorpRevenueAccepted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** Free opportunities were collected [Collect Free Opportunities] */
export type EvilCorpOpportunitiesCollected = MatchEvent & {
  __typename?: 'EvilCorpOpportunitiesCollected';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Cards discarded first, in order */
  discarded?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards drawn, in order */
  drawn?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards drawn */
  count?: Maybe<Scalars['Int']['output']>;
  /** False where the deck ran out and the collection goes on */
  final?: Maybe<Scalars['Boolean']['output']>;
};

/** Which card stays in play when a number is laid again */
export type EvilCorpKept =
  /** The card just laid */
  | 'NEW'
  /** The card that was in play */
  | 'OLD';

/** A phase was laid [Lay a Phase] */
export type EvilCorpPhaseLaid = MatchEvent & {
  __typename?: 'EvilCorpPhaseLaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** Number of the phase */
  phaseNumber?: Maybe<Scalars['Int']['output']>;
  /** The city of the card */
  city?: Maybe<Scalars['ID']['output']>;
  /** Billions paid to the bank */
  cost?: Maybe<Scalars['Int']['output']>;
  /** Which card stays in play when a number is laid again */
  kept?: Maybe<EvilCorpKept>;
  /** The card that went to the discards */
  discardedCardId?: Maybe<Scalars['ID']['output']>;
  /** False where the supply was empty (R5) */
  businessPlaced?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the secret base grew [Phases, HQ and Hand Limit] */
  pieceAdded?: Maybe<Scalars['Boolean']['output']>;
};

/** All three phases are in the own colour [Endgame] */
export type EvilCorpEndgameUnlocked = MatchEvent & {
  __typename?: 'EvilCorpEndgameUnlocked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A phase was taken over for its cost [Perform a Hostile Takeover] */
export type EvilCorpPhaseBought = MatchEvent & {
  __typename?: 'EvilCorpPhaseBought';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat that had it */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** Number of the phase */
  phaseNumber?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** Billions paid to the seat that had it */
  price?: Maybe<Scalars['Int']['output']>;
};

/** A phase was taken with an agent [Lay a Phase] */
export type EvilCorpPhaseSeized = MatchEvent & {
  __typename?: 'EvilCorpPhaseSeized';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat that had it */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** Number of the phase */
  phaseNumber?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** The agent used */
  agentCardId?: Maybe<Scalars['ID']['output']>;
};

/** A card was bought [Buy More Opportunity Cards] */
export type EvilCorpOpportunityBought = MatchEvent & {
  __typename?: 'EvilCorpOpportunityBought';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** Billions paid to the bank */
  price?: Maybe<Scalars['Int']['output']>;
};

/** Why a business was placed or removed */
export type EvilCorpBusinessCause =
  /** CEO power Land Grab */
  | 'LAND_GRAB'
  /** Nasty business Shell Company */
  | 'SHELL_COMPANY'
  /** Nasty business Demolition */
  | 'DEMOLITION';

/** A business was placed */
export type EvilCorpBusinessPlaced = MatchEvent & {
  __typename?: 'EvilCorpBusinessPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The city */
  city?: Maybe<Scalars['ID']['output']>;
  /** Why a business was placed or removed */
  businessCause?: Maybe<EvilCorpBusinessCause>;
};

/** A discard was taken with an agent [Play Nasty Business or Agent Cards] */
export type EvilCorpWastedOpportunitiesRaided = MatchEvent & {
  __typename?: 'EvilCorpWastedOpportunitiesRaided';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The agent used */
  agentCardId?: Maybe<Scalars['ID']['output']>;
  /** The card taken */
  takenCardId?: Maybe<Scalars['ID']['output']>;
};

/** The discards were shuffled into the decks after the use of an agent [Play Nasty Business or Agent Cards] */
export type EvilCorpWastedOpportunitiesReshuffled = MatchEvent & {
  __typename?: 'EvilCorpWastedOpportunitiesReshuffled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The new order of the opportunity deck, top first */
  opportunityDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** The new order of the world event deck, or null if it was not shuffled */
  worldEventDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the opportunity deck */
  opportunityCount?: Maybe<Scalars['Int']['output']>;
  /** Cards of the world event deck */
  worldEventCount?: Maybe<Scalars['Int']['output']>;
  /** Cards that came from the opportunity discards */
  opportunityReturned?: Maybe<Scalars['Int']['output']>;
  /** Cards that came from the world event discards */
  worldEventReturned?: Maybe<Scalars['Int']['output']>;
};

/** The opportunity discards became the deck (R23) */
export type EvilCorpOpportunityDeckRecycled = MatchEvent & {
  __typename?: 'EvilCorpOpportunityDeckRecycled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The order of the deck, top first */
  deck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  returned?: Maybe<Scalars['Int']['output']>;
};

/** The world event discards became the deck (R23) */
export type EvilCorpWorldEventDeckRecycled = MatchEvent & {
  __typename?: 'EvilCorpWorldEventDeckRecycled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The order of the deck, top first */
  deck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  returned?: Maybe<Scalars['Int']['output']>;
};

/** A special card was played */
export type EvilCorpSpecialPlayed = MatchEvent & {
  __typename?: 'EvilCorpSpecialPlayed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** A special card is done and discarded */
export type EvilCorpSpecialResolved = MatchEvent & {
  __typename?: 'EvilCorpSpecialResolved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** Businesses removed from a city */
export type EvilCorpRemovedBusinesses = {
  __typename?: 'EvilCorpRemovedBusinesses';
  /** Their owner */
  seat: Scalars['Int']['output'];
  /** The city */
  city: Scalars['ID']['output'];
  /** How many */
  count: Scalars['Int']['output'];
};

/** A regime change removed enemy businesses */
export type EvilCorpRegimeChanged = MatchEvent & {
  __typename?: 'EvilCorpRegimeChanged';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A market of the board [Board and Centrepiece] */
  marketId?: Maybe<EvilCorpMarketId>;
  /** What was removed, in player order */
  removedBusinesses?: Maybe<Array<EvilCorpRemovedBusinesses>>;
};

/** A token was given back */
export type EvilCorpTokenReturned = MatchEvent & {
  __typename?: 'EvilCorpTokenReturned';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** Why the bank paid */
export type EvilCorpBankPaidReason =
  /** Nasty business Insider Trading */
  | 'INSIDER_TRADING'
  /** Special card Bailout */
  | 'BAILOUT'
  /** An audit found the revenue too low */
  | 'AUDIT_CORRECTION';

/** The bank paid */
export type EvilCorpBankPaid = MatchEvent & {
  __typename?: 'EvilCorpBankPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Billions */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Why the bank paid */
  bankPaidReason?: Maybe<EvilCorpBankPaidReason>;
};

/** A nasty business was played [Play Nasty Business or Agent Cards] */
export type EvilCorpNastyBusinessPlayed = MatchEvent & {
  __typename?: 'EvilCorpNastyBusinessPlayed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** Kind of nasty business, the lower part of a phase card */
  nastyKind?: Maybe<EvilCorpNastyKind>;
  /** Parameters of a nasty business: exactly those that its kind takes */
  nastyParams?: Maybe<EvilCorpNastyParams>;
};

/** A seat let the nasty business pass */
export type EvilCorpCounterDeclined = MatchEvent & {
  __typename?: 'EvilCorpCounterDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A seat played a counter [Play Nasty Business or Agent Cards] */
export type EvilCorpCounterPlayed = MatchEvent & {
  __typename?: 'EvilCorpCounterPlayed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The counter */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** A nasty business was blocked and discarded */
export type EvilCorpNastyBusinessBlocked = MatchEvent & {
  __typename?: 'EvilCorpNastyBusinessBlocked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat that played it */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** The seat that blocked it */
  by?: Maybe<Scalars['Int']['output']>;
};

/** Money was embezzled */
export type EvilCorpMoneyStolen = MatchEvent & {
  __typename?: 'EvilCorpMoneyStolen';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat that loses it */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** The seat that gets it */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** Billions */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A business was replaced by one of an enemy */
export type EvilCorpBusinessSeized = MatchEvent & {
  __typename?: 'EvilCorpBusinessSeized';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat that loses it */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** The seat that places one */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** The city */
  city?: Maybe<Scalars['ID']['output']>;
};

/** A business was removed */
export type EvilCorpBusinessRemoved = MatchEvent & {
  __typename?: 'EvilCorpBusinessRemoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Its owner */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The city */
  city?: Maybe<Scalars['ID']['output']>;
  /** Why a business was placed or removed */
  businessCause?: Maybe<EvilCorpBusinessCause>;
};

/** Why a laid phase was discarded */
export type EvilCorpPhaseCause =
  /** Nasty business Injunction */
  | 'INJUNCTION';

/** A laid phase was discarded */
export type EvilCorpPhaseDiscarded = MatchEvent & {
  __typename?: 'EvilCorpPhaseDiscarded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat that had it */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Number of the phase */
  phaseNumber?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** Why a laid phase was discarded */
  phaseCause?: Maybe<EvilCorpPhaseCause>;
};

/** A random card changed hands */
export type EvilCorpCardPoached = MatchEvent & {
  __typename?: 'EvilCorpCardPoached';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat that loses it */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** The seat that gets it */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** A world event was lobbied away */
export type EvilCorpWorldEventRemoved = MatchEvent & {
  __typename?: 'EvilCorpWorldEventRemoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** A market of the board [Board and Centrepiece] */
  marketId?: Maybe<EvilCorpMarketId>;
};

/** A world event was slid to another market (R36) */
export type EvilCorpWorldEventMoved = MatchEvent & {
  __typename?: 'EvilCorpWorldEventMoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** A market of the board [Board and Centrepiece] */
  fromMarket?: Maybe<EvilCorpMarketId>;
  /** A market of the board [Board and Centrepiece] */
  toMarket?: Maybe<EvilCorpMarketId>;
  /** The world event discarded below it */
  replacedCardId?: Maybe<Scalars['ID']['output']>;
};

/** A nasty business is done and discarded */
export type EvilCorpNastyBusinessResolved = MatchEvent & {
  __typename?: 'EvilCorpNastyBusinessResolved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** Kind of nasty business, the lower part of a phase card */
  nastyKind?: Maybe<EvilCorpNastyKind>;
};

/** A world event was drawn [World Event] */
export type EvilCorpWorldEventDrawn = MatchEvent & {
  __typename?: 'EvilCorpWorldEventDrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** The world die was rolled */
export type EvilCorpWorldDieRolled = MatchEvent & {
  __typename?: 'EvilCorpWorldDieRolled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat whose turn it is */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Why the world die is rolled */
  diePurpose?: Maybe<EvilCorpDiePurpose>;
  /** The face shown */
  face?: Maybe<Scalars['Int']['output']>;
  /** A market of the board [Board and Centrepiece] */
  marketId?: Maybe<EvilCorpMarketId>;
  /** 1, and one more for each re-roll */
  rollNumber?: Maybe<Scalars['Int']['output']>;
};

/** A seat let the roll stand */
export type EvilCorpRerollDeclined = MatchEvent & {
  __typename?: 'EvilCorpRerollDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A seat forced a re-roll [Market Modifiers] */
export type EvilCorpRerollForced = MatchEvent & {
  __typename?: 'EvilCorpRerollForced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The counter */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** A market modifier landed [Market Modifiers] */
export type EvilCorpWorldEventPlaced = MatchEvent & {
  __typename?: 'EvilCorpWorldEventPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** A market of the board [Board and Centrepiece] */
  marketId?: Maybe<EvilCorpMarketId>;
  /** The world event discarded below it */
  replacedCardId?: Maybe<Scalars['ID']['output']>;
};

/** A disaster struck [Disaster Philanthropy] */
export type EvilCorpDisasterStruck = MatchEvent & {
  __typename?: 'EvilCorpDisasterStruck';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** A market of the board [Board and Centrepiece] */
  marketId?: Maybe<EvilCorpMarketId>;
  /** Seats with assets in the market, in the order in which they pay */
  affected?: Maybe<Array<Scalars['Int']['output']>>;
};

/** Why a debt was due [Bankruptcy] */
export type EvilCorpDebtReason =
  /** Nasty business Class Action */
  | 'CLASS_ACTION'
  /** Nasty business Market Crash */
  | 'MARKET_CRASH'
  /** Disaster Philanthropy */
  | 'DISASTER'
  /** An audit found the revenue too high */
  | 'AUDIT_CORRECTION'
  /** Fee to the enemy whose audit was upheld */
  | 'AUDIT_FEE'
  /** Penalty of the enemy whose audit was rejected */
  | 'AUDIT_PENALTY';

/** A debt was paid as far as possible [Bankruptcy] */
export type EvilCorpDebtSettled = MatchEvent & {
  __typename?: 'EvilCorpDebtSettled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who owes */
  debtor?: Maybe<Scalars['Int']['output']>;
  /** Who is paid; null for the bank */
  creditor?: Maybe<Scalars['Int']['output']>;
  /** Billions owed */
  due?: Maybe<Scalars['Int']['output']>;
  /** Billions paid; the rest is written off (R24) */
  paid?: Maybe<Scalars['Int']['output']>;
  /** Why a debt was due [Bankruptcy] */
  debtReason?: Maybe<EvilCorpDebtReason>;
};

/** A seat is bankrupt [Bankruptcy] */
export type EvilCorpBankruptcyDeclared = MatchEvent & {
  __typename?: 'EvilCorpBankruptcyDeclared';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** What averted a bankruptcy */
export type EvilCorpAvertedCause =
  /** An unlocked endgame is immune [Bankruptcy] */
  | 'ENDGAME_UNLOCKED'
  /** CEO power Debt Jubilee */
  | 'CEO_POWER';

/** A seat could not pay and is not bankrupt */
export type EvilCorpBankruptcyAverted = MatchEvent & {
  __typename?: 'EvilCorpBankruptcyAverted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** What averted a bankruptcy */
  avertedCause?: Maybe<EvilCorpAvertedCause>;
};

/** An endgame was attempted [Go for the Win] */
export type EvilCorpEndgameAttempted = MatchEvent & {
  __typename?: 'EvilCorpEndgameAttempted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Billions paid to the bank */
  cost?: Maybe<Scalars['Int']['output']>;
  /** The endgame plan */
  endgamePlanId?: Maybe<Scalars['ID']['output']>;
};

/** A seat did not attack the attempt */
export type EvilCorpEndgameAttackDeclined = MatchEvent & {
  __typename?: 'EvilCorpEndgameAttackDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A seat attacked the attempt with an agent [Go for the Win] */
export type EvilCorpEndgameAttacked = MatchEvent & {
  __typename?: 'EvilCorpEndgameAttacked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat that attempts its endgame */
  attempter?: Maybe<Scalars['Int']['output']>;
  /** The agent */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** The attempt was defended with an agent [Go for the Win] */
export type EvilCorpEndgameDefended = MatchEvent & {
  __typename?: 'EvilCorpEndgameDefended';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat that attacked */
  attacker?: Maybe<Scalars['Int']['output']>;
  /** The agent */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** The attempt failed [Go for the Win] */
export type EvilCorpEndgameFailed = MatchEvent & {
  __typename?: 'EvilCorpEndgameFailed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat that attacked */
  attacker?: Maybe<Scalars['Int']['output']>;
};

/** The attempt succeeded [Go for the Win] */
export type EvilCorpEndgameSucceeded = MatchEvent & {
  __typename?: 'EvilCorpEndgameSucceeded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The endgame plan */
  endgamePlanId?: Maybe<Scalars['ID']['output']>;
};

/** What an audit is about [Audit] */
export type EvilCorpAuditKind =
  /** Whether the declared revenue is correct */
  | 'REVENUE_DECLARATION'
  /** Whether the withdrawn amount is the declared one */
  | 'REVENUE_WITHDRAWAL'
  /** Whether the hand is over its limit */
  | 'HAND_LIMIT';

/** A seat called an audit [Audit] */
export type EvilCorpAuditCalled = MatchEvent & {
  __typename?: 'EvilCorpAuditCalled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who accuses */
  auditor?: Maybe<Scalars['Int']['output']>;
  /** Who is accused */
  accused?: Maybe<Scalars['Int']['output']>;
  /** What an audit is about [Audit] */
  auditKind?: Maybe<EvilCorpAuditKind>;
};

/** The audit was right [Audit] */
export type EvilCorpAuditUpheld = MatchEvent & {
  __typename?: 'EvilCorpAuditUpheld';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who accused */
  auditor?: Maybe<Scalars['Int']['output']>;
  /** Who was accused */
  accused?: Maybe<Scalars['Int']['output']>;
  /** What an audit is about [Audit] */
  auditKind?: Maybe<EvilCorpAuditKind>;
  /** Billions declared, before the correction; null for the hand limit */
  declared?: Maybe<Scalars['Int']['output']>;
  /** Billions that are correct; only for a declaration */
  correct?: Maybe<Scalars['Int']['output']>;
  /** Billions withdrawn, before the correction; null if nothing was */
  withdrawn?: Maybe<Scalars['Int']['output']>;
  /** Billions by which the amount is corrected; null for the hand limit */
  delta?: Maybe<Scalars['Int']['output']>;
  /** Cards above the hand limit; only for the hand limit */
  excess?: Maybe<Scalars['Int']['output']>;
};

/** The audit was wrong [Audit] */
export type EvilCorpAuditRejected = MatchEvent & {
  __typename?: 'EvilCorpAuditRejected';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who accused */
  auditor?: Maybe<Scalars['Int']['output']>;
  /** Who was accused */
  accused?: Maybe<Scalars['Int']['output']>;
  /** What an audit is about [Audit] */
  auditKind?: Maybe<EvilCorpAuditKind>;
};

/** The cards above the hand limit were discarded [Audit] */
export type EvilCorpAuditDiscardMade = MatchEvent & {
  __typename?: 'EvilCorpAuditDiscardMade';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, in the order discarded */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** Select a CEO [CEO Card and Gameplay Pieces] */
export type EvilCorpSelectCeoInput = {
  /** A CEO that no other seat has */
  ceoId: Scalars['ID']['input'];
};

/** Found the secret base [Secret Base] */
export type EvilCorpFoundSecretBaseInput = {
  /** A market of the board [Board and Centrepiece] */
  market: EvilCorpMarketId;
};

/** Place the three starting businesses [Businesses] */
export type EvilCorpPlaceStartingBusinessesInput = {
  /** Three cities in three different markets */
  cities: Array<Scalars['ID']['input']>;
};

/** Play the CEO power card at the start of the turn [CEO Power Cards] */
export type EvilCorpPlayCeoPowerInput = {
  /** Land grab only: two different cities, or one if one token is left */
  cities?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Declare the revenue [Collect Revenue] */
export type EvilCorpDeclareRevenueInput = {
  /** Billions (R39) */
  amount: Scalars['Int']['input'];
};

/** Withdraw the declared revenue [Collect Revenue] */
export type EvilCorpWithdrawRevenueInput = {
  /** Billions (R39) */
  amount: Scalars['Int']['input'];
};

/** Discard, then draw up to the hand limit [Collect Free Opportunities] */
export type EvilCorpCollectOpportunitiesInput = {
  /** Cards of the hand to discard first */
  discard: Array<Scalars['ID']['input']>;
};

/** Lay a phase [Lay a Phase] */
export type EvilCorpLayPhaseInput = {
  /** A phase card of the hand */
  cardId: Scalars['ID']['input'];
  /** Which card stays in play when a number is laid again */
  keep?: InputMaybe<EvilCorpKept>;
};

/** Take over a laid phase of the own colour for its cost [Perform a Hostile Takeover] */
export type EvilCorpBuyPhaseInput = {
  /** The enemy that has it */
  from: Scalars['Int']['input'];
  /** Its number */
  phase: Scalars['Int']['input'];
};

/** Take a laid phase of the own colour with an agent, for free [Lay a Phase] */
export type EvilCorpSeizePhaseInput = {
  /** An agent of the hand */
  agentCardId: Scalars['ID']['input'];
  /** The enemy that has it */
  from: Scalars['Int']['input'];
  /** Its number */
  phase: Scalars['Int']['input'];
};

/** Play the nasty business of a phase card [Play Nasty Business or Agent Cards] */
export type EvilCorpPlayNastyBusinessInput = {
  /** A phase card of the hand */
  cardId: Scalars['ID']['input'];
  /** Parameters of a nasty business: exactly those that its kind takes */
  params: EvilCorpNastyParamsInput;
};

/** Parameters of a nasty business: exactly those that its kind takes */
export type EvilCorpNastyParamsInput = {
  /** The enemy that is attacked */
  target?: InputMaybe<Scalars['Int']['input']>;
  /** The city concerned */
  city?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the laid phase that is attacked */
  phase?: InputMaybe<Scalars['Int']['input']>;
  /** A market of the board [Board and Centrepiece] */
  market?: InputMaybe<EvilCorpMarketId>;
  /** A market of the board [Board and Centrepiece] */
  to?: InputMaybe<EvilCorpMarketId>;
};

/** Take a card from the opportunity discards with an agent [Play Nasty Business or Agent Cards] */
export type EvilCorpRaidWastedOpportunitiesInput = {
  /** An agent of the hand */
  agentCardId: Scalars['ID']['input'];
  /** A card of the opportunity discards */
  takeCardId: Scalars['ID']['input'];
};

/** Play a special card [About Opportunity Cards] */
export type EvilCorpPlaySpecialInput = {
  /** A special card of the hand */
  cardId: Scalars['ID']['input'];
};

/** Block the nasty business [Play Nasty Business or Agent Cards] */
export type EvilCorpPlayCounterInput = {
  /** A counter of the hand */
  cardId: Scalars['ID']['input'];
};

/** Force a re-roll of the world die [Market Modifiers] */
export type EvilCorpForceRerollInput = {
  /** A counter of the hand */
  cardId: Scalars['ID']['input'];
};

/** Attack the endgame attempt [Go for the Win] */
export type EvilCorpAttackEndgameInput = {
  /** An agent of the hand */
  cardId: Scalars['ID']['input'];
};

/** Defend the endgame attempt [Go for the Win] */
export type EvilCorpDefendEndgameInput = {
  /** An agent of the hand */
  cardId: Scalars['ID']['input'];
};

/** Discard the cards above the hand limit [Audit] */
export type EvilCorpDiscardForAuditInput = {
  /** Exactly as many cards of the hand as are too many */
  cardIds: Array<Scalars['ID']['input']>;
};

/** Audit an enemy [Audit] */
export type EvilCorpAuditInput = {
  /** The enemy */
  accused: Scalars['Int']['input'];
  /** What an audit is about [Audit] */
  kind: EvilCorpAuditKind;
};

/** A command of Evil Corp: exactly one field. A command without parameters is true. */
export type EvilCorpCommand =
  /** Select a CEO [CEO Card and Gameplay Pieces] */
  { selectCeo: EvilCorpSelectCeoInput; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Found the secret base [Secret Base] */
  { selectCeo?: never; foundSecretBase: EvilCorpFoundSecretBaseInput; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Place the three starting businesses [Businesses] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses: EvilCorpPlaceStartingBusinessesInput; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Play the CEO power card at the start of the turn [CEO Power Cards] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower: EvilCorpPlayCeoPowerInput; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Attempt the endgame instead of a normal turn [Go for the Win] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame: Scalars['Boolean']['input']; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Declare the revenue [Collect Revenue] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue: EvilCorpDeclareRevenueInput; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Withdraw the declared revenue [Collect Revenue] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue: EvilCorpWithdrawRevenueInput; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Collect the computed revenue, in automatic mode (R12) */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue: Scalars['Boolean']['input']; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Discard, then draw up to the hand limit [Collect Free Opportunities] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities: EvilCorpCollectOpportunitiesInput; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Lay a phase [Lay a Phase] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase: EvilCorpLayPhaseInput; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Take over a laid phase of the own colour for its cost [Perform a Hostile Takeover] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase: EvilCorpBuyPhaseInput; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Take a laid phase of the own colour with an agent, for free [Lay a Phase] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase: EvilCorpSeizePhaseInput; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Play the nasty business of a phase card [Play Nasty Business or Agent Cards] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness: EvilCorpPlayNastyBusinessInput; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Take a card from the opportunity discards with an agent [Play Nasty Business or Agent Cards] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities: EvilCorpRaidWastedOpportunitiesInput; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Play a special card [About Opportunity Cards] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial: EvilCorpPlaySpecialInput; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Buy the top opportunity card [Buy More Opportunity Cards] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity: Scalars['Boolean']['input']; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** End the turn and draw a world event [World Event] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn: Scalars['Boolean']['input']; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Accept the withdrawn revenue; it may still be audited (R46) */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue: Scalars['Boolean']['input']; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Block the nasty business [Play Nasty Business or Agent Cards] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter: EvilCorpPlayCounterInput; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Let the nasty business pass */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter: Scalars['Boolean']['input']; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Force a re-roll of the world die [Market Modifiers] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll: EvilCorpForceRerollInput; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Let the roll stand */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll: Scalars['Boolean']['input']; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Attack the endgame attempt [Go for the Win] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame: EvilCorpAttackEndgameInput; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Do not attack the endgame attempt */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack: Scalars['Boolean']['input']; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Defend the endgame attempt [Go for the Win] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame: EvilCorpDefendEndgameInput; concedeEndgame?: never; discardForAudit?: never; audit?: never; }
  |  /** Give up the endgame attempt [Go for the Win] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame: Scalars['Boolean']['input']; discardForAudit?: never; audit?: never; }
  |  /** Discard the cards above the hand limit [Audit] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit: EvilCorpDiscardForAuditInput; audit?: never; }
  |  /** Audit an enemy [Audit] */
  { selectCeo?: never; foundSecretBase?: never; placeStartingBusinesses?: never; playCeoPower?: never; attemptEndgame?: never; declareRevenue?: never; withdrawRevenue?: never; collectRevenue?: never; collectOpportunities?: never; layPhase?: never; buyPhase?: never; seizePhase?: never; playNastyBusiness?: never; raidWastedOpportunities?: never; playSpecial?: never; buyOpportunity?: never; endTurn?: never; acceptRevenue?: never; playCounter?: never; declineCounter?: never; forceReroll?: never; declineReroll?: never; attackEndgame?: never; declineAttack?: never; defendEndgame?: never; concedeEndgame?: never; discardForAudit?: never; audit: EvilCorpAuditInput; };

/** Codes of the rule violations of Evil Corp. */
export type EvilCorpErrorCode =
  /** An option has a value outside its range; use the values that the options schema lists. */
  | 'INVALID_CONFIG'
  /** Evil Corp is played by two to six seats. */
  | 'INVALID_PLAYER_COUNT'
  /** The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema. */
  | 'INVALID_COMMAND'
  /** The acting seat is not in this game; act for one of its seats. */
  | 'UNKNOWN_SEAT'
  /** The named seat is not in this game; name one of its seats. */
  | 'INVALID_SEAT'
  /** A seat cannot choose itself here; name another seat. */
  | 'CANNOT_TARGET_SELF'
  /** The options of this match switch the command off; use the one that the chosen mode has. */
  | 'OPTION_DISABLED'
  /** The game has ended; no command is possible any more. */
  | 'GAME_OVER'
  /** The command belongs to another step or stage of the game; use one of the present stage. */
  | 'WRONG_STAGE'
  /** It is the turn of another seat; wait for your own turn. */
  | 'NOT_YOUR_TURN'
  /** A window is open that must be answered first; wait until it has closed. */
  | 'ACTION_PENDING'
  /** The open window asks another seat; wait until you are asked. */
  | 'NOT_YOUR_DECISION'
  /** No window is open that this command could answer; use it when you are asked. */
  | 'NO_OPEN_WINDOW'
  /** There is no such CEO; choose one of the six in the catalogue. */
  | 'UNKNOWN_CEO'
  /** Another seat plays that CEO; choose a free one. */
  | 'CEO_TAKEN'
  /** Another secret base stands in that market; choose a market whose island is free. */
  | 'ISLAND_TAKEN'
  /** The three starting cities must lie in three different markets; choose one city a market. */
  | 'CITIES_NOT_IN_DISTINCT_MARKETS'
  /** The CEO power card has been played; it can be played once a game. */
  | 'POWER_ALREADY_USED'
  /** A land grab needs two different cities, or one if a single business is left; name that many different cities. */
  | 'INVALID_CITIES'
  /** This is possible only before anything else in a turn; wait for your next turn. */
  | 'NOT_AT_START_OF_TURN'
  /** The endgame needs all three phases in the own colour since before the turn started; complete them first. */
  | 'ENDGAME_LOCKED'
  /** Revenue cannot be collected this turn; go on with the rest of the turn. */
  | 'REVENUE_FORBIDDEN'
  /** The revenue of this turn has been declared; it is declared once a turn. */
  | 'ALREADY_DECLARED'
  /** The revenue must be declared, and not yet withdrawn, before it is withdrawn; declare it first. */
  | 'NOT_DECLARED'
  /** This has been collected in this turn; each item is collected once a turn. */
  | 'ALREADY_COLLECTED'
  /** A named card is not in the hand, or is named twice; name different cards of your hand. */
  | 'CARD_NOT_IN_HAND'
  /** The named card is not among the opportunity discards; name one that lies there. */
  | 'CARD_NOT_IN_DISCARDS'
  /** The card is no phase card; choose a phase card. */
  | 'NOT_A_PHASE_CARD'
  /** The card is no agent; choose an agent. */
  | 'NOT_AN_AGENT'
  /** The card is no special card; choose a special card. */
  | 'NOT_A_SPECIAL_CARD'
  /** The card is no counter; choose a phase card whose nasty business is a counter. */
  | 'NOT_A_COUNTER'
  /** Phases are laid in the order 1, 2, 3; lay the lower numbers first. */
  | 'PHASE_OUT_OF_ORDER'
  /** A phase of that number is in play; say whether to keep the new or the old card. */
  | 'KEEP_CHOICE_REQUIRED'
  /** No phase of that number is in play; leave the choice between new and old out. */
  | 'KEEP_CHOICE_NOT_ALLOWED'
  /** That seat has no phase of that number in play; choose a number it has laid. */
  | 'NO_SUCH_PHASE'
  /** The phase is not in your CEO colour; only phases of your colour can be taken. */
  | 'NOT_YOUR_COLOUR'
  /** The phase is in its owner’s own colour and cannot be touched; choose one in another colour. */
  | 'PHASE_LOCKED'
  /** The liquidity does not cover the cost; have the full amount in hand first. */
  | 'INSUFFICIENT_LIQUIDITY'
  /** The opportunity deck and its discards are both empty; no card can be bought. */
  | 'DECK_EMPTY'
  /** A counter is used out of turn only; keep it for a window that asks you. */
  | 'COUNTER_ONLY_AS_REACTION'
  /** The target has not yet had a turn; attack a seat that has ended a turn. */
  | 'FIRST_ROUND_PROTECTION'
  /** The target shows a bankruptcy token and is immune to financial attacks; choose another. */
  | 'TARGET_IMMUNE'
  /** The target has nothing to take; choose a target that has. */
  | 'TARGET_HAS_NOTHING'
  /** No enemy can be hit: all are protected or immune; play it when one is not. */
  | 'NO_ELIGIBLE_TARGET'
  /** The target has no business in that city; choose a city where it has one. */
  | 'NO_SUCH_BUSINESS'
  /** No business is left in your supply; this needs at least one. */
  | 'NO_BUSINESS_SUPPLY'
  /** No world event lies in that market; choose a market that has one. */
  | 'NO_WORLD_EVENT'
  /** A world event cannot be moved to where it lies; name another market or none. */
  | 'INVALID_MARKET'
  /** There is nothing open to audit on this point; audit a point that is not settled yet. */
  | 'NO_OPEN_CLAIM'
  /** The discard must be exactly the demanded number of different cards. */
  | 'WRONG_DISCARD_COUNT';

/** A game of Incorporated as a viewer may see it */
export type IncorporatedView = {
  __typename?: 'IncorporatedView';
  /** Options of a game of Incorporated */
  config: IncorporatedOptions;
  /** Number of seats */
  playerCount: Scalars['Int']['output'];
  /** Number of the turn; 0 before the first */
  turn: Scalars['Int']['output'];
  /** Phase of the game [Game Flow and Rules] */
  phase: IncorporatedPhase;
  /** All seats, first player first; empty until every corporation is assigned */
  turnOrder: Array<Scalars['Int']['output']>;
  /** Whose turn it is in phases 2 to 4 */
  activeSeat?: Maybe<Scalars['Int']['output']>;
  /** In turn order; by seat until it is known */
  players: Array<IncorporatedPlayer>;
  /** Executives out of their pools, in the order sent */
  executivesPlaced: Array<IncorporatedPlacedExecutive>;
  /** The four sliders [Sliders] */
  sliders: IncorporatedSliders;
  /** Growth in percent */
  growthPercent: Scalars['Int']['output'];
  /** Dollars of a bond at the present interest rates */
  bondValue: Scalars['Int']['output'];
  /** In content order */
  countries: Array<IncorporatedCountry>;
  /** In content order */
  squares: Array<IncorporatedSquare>;
  /** By content order, then turn order */
  looseCubes: Array<IncorporatedLooseCubes>;
  /** In content order */
  zones: Array<IncorporatedZone>;
  /** The square with the R&D marker */
  rdSquare: Scalars['ID']['output'];
  /** The pile, top first; null for those who may not see it */
  outlookPile?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the pile */
  outlookPileCount: Scalars['Int']['output'];
  /** Top card of the pile, for Big Brother only (R25) */
  outlookNext?: Maybe<Scalars['ID']['output']>;
  /** Cards that are not used; null for those who may not see them */
  outlookBox?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards that are not used */
  outlookBoxCount: Scalars['Int']['output'];
  /** The outlook card that is being resolved */
  outlookCurrent?: Maybe<IncorporatedOutlookInPlay>;
  /** Cards that are done with, oldest first */
  outlookPlayed: Array<Scalars['ID']['output']>;
  /** The deck, top first; null for those who may not see it */
  payoffDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the deck */
  payoffDeckCount: Scalars['Int']['output'];
  /** The discards, newest last; null for those who may not see them (R28) */
  payoffDiscard?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the discards */
  payoffDiscardCount: Scalars['Int']['output'];
  /** In the order revealed */
  payoffRevealed: Array<Scalars['ID']['output']>;
  /** Lobbying events used this turn */
  lobbyUsed: Array<IncorporatedLobbyEvent>;
  /** The open decision */
  pending?: Maybe<IncorporatedPending>;
  /** How the game ended [End of the Game] */
  result?: Maybe<IncorporatedResult>;
};

/** Options of a game of Incorporated */
export type IncorporatedOptions = {
  __typename?: 'IncorporatedOptions';
  /** How corporations are assigned [Setup] */
  setupMode: IncorporatedSetupMode;
  /** Views count the industry squares of every seat [Industry Chips] */
  industryChips: Scalars['Boolean']['output'];
};

/** How corporations are assigned [Setup] */
export type IncorporatedSetupMode =
  /** Each seat gets a corporation at random */
  | 'RANDOM'
  /** Seats bid for the corporations [Advanced Setup] */
  | 'AUCTION';

/** Phase of the game [Game Flow and Rules] */
export type IncorporatedPhase =
  /** Corporations are being assigned [Advanced Setup] */
  | 'CORPORATION_AUCTION'
  /** Phase 1, Outlook */
  | 'OUTLOOK'
  /** Phase 2, Investment */
  | 'INVESTMENT'
  /** Phase 3, Competition */
  | 'COMPETITION'
  /** Phase 4, Lobbying */
  | 'LOBBYING'
  /** Phase 5, Earnings */
  | 'EARNINGS'
  /** The game has ended */
  | 'GAME_OVER';

/** What a seat has */
export type IncorporatedPlayer = {
  __typename?: 'IncorporatedPlayer';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** A mega-corporation, in turn order [Mega-Corporation Cards] */
  corporation?: Maybe<IncorporatedCorporationId>;
  /** Dollars in hand; null for those who may not see it [Cash] */
  cash?: Maybe<Scalars['Int']['output']>;
  /** Its bonds */
  bonds: Scalars['Int']['output'];
  /** Dollars that its next loan would bring; 0 if it gets none [Corporate Bonds] */
  loanProceeds: Scalars['Int']['output'];
  /** Dollars that it could pay now with loans; null like the cash */
  purchasingPower?: Maybe<Scalars['Int']['output']>;
  /** Its shares, in content order, without zeros */
  shares: Array<IncorporatedHolding>;
  /** Cubes in its supply */
  cubesInSupply: Scalars['Int']['output'];
  /** All its executives */
  executivesTotal: Scalars['Int']['output'];
  /** Executives that it can still send */
  executivesInPool: Scalars['Int']['output'];
  /** It acts no more in this competition phase */
  competitionPassed: Scalars['Boolean']['output'];
  /** With the option industryChips: in order of industries, without zeros */
  industryCounts?: Maybe<Array<IncorporatedIndustryCount>>;
};

/** A mega-corporation, in turn order [Mega-Corporation Cards] */
export type IncorporatedCorporationId =
  /** Fortress Derivatives, which acts first (R4) */
  | 'FORTRESS_DERIVATIVES'
  /** Giant Squid, which rolls the crisis die and chooses the discards */
  | 'GIANT_SQUID'
  /** Big Brother, which draws the outlook, makes its choices and sees the next one */
  | 'BIG_BROTHER'
  /** Old Money, which has a bonus executive */
  | 'OLD_MONEY';

/** A number of shares or cubes of a country */
export type IncorporatedHolding = {
  __typename?: 'IncorporatedHolding';
  /** The country */
  country: Scalars['ID']['output'];
  /** How many */
  count: Scalars['Int']['output'];
};

/** Squares of an industry that a seat occupies */
export type IncorporatedIndustryCount = {
  __typename?: 'IncorporatedIndustryCount';
  /** An industry, in its fixed order [Industry Squares] */
  industry: IncorporatedIndustry;
  /** How many; the one with the R&D marker counts twice */
  count: Scalars['Int']['output'];
};

/** An industry, in its fixed order [Industry Squares] */
export type IncorporatedIndustry =
  /** Finance */
  | 'FINANCE'
  /** Tech */
  | 'TECH'
  /** Heavy Industry */
  | 'HEAVY'
  /** Energy */
  | 'ENERGY'
  /** Mining */
  | 'MINING';

/** An executive out of its pool */
export type IncorporatedPlacedExecutive = {
  __typename?: 'IncorporatedPlacedExecutive';
  /** Its owner */
  seat: Scalars['Int']['output'];
  /** A country, Tax Havens, a zone or a lobbying event */
  location: Scalars['ID']['output'];
};

/** The four sliders [Sliders] */
export type IncorporatedSliders = {
  __typename?: 'IncorporatedSliders';
  /** Position of Global Growth from the left */
  growthIndex: Scalars['Int']['output'];
  /** Position of Interest Rates from the left */
  interestIndex: Scalars['Int']['output'];
  /** Stress */
  stress: Scalars['Int']['output'];
  /** Positive is NATO, negative is SCO */
  balanceOfPower: Scalars['Int']['output'];
};

/** A country of the board */
export type IncorporatedCountry = {
  __typename?: 'IncorporatedCountry';
  /** The country */
  country: Scalars['ID']['output'];
  /** To whom a country belongs [Countries] */
  affiliation: IncorporatedAffiliation;
  /** Shares of the bank; null for a minor country */
  bankShares?: Maybe<Scalars['Int']['output']>;
  /** Shares that have left the game; null for a minor country */
  sharesDiscarded?: Maybe<Scalars['Int']['output']>;
};

/** To whom a country belongs [Countries] */
export type IncorporatedAffiliation =
  /** NATO */
  | 'NATO'
  /** SCO */
  | 'SCO'
  /** Both camps struggle for it */
  | 'BATTLEGROUND'
  /** Tax Havens only */
  | 'NONE';

/** An industry square */
export type IncorporatedSquare = {
  __typename?: 'IncorporatedSquare';
  /** The square */
  squareId: Scalars['ID']['output'];
  /** The seat whose cube occupies it */
  occupant?: Maybe<Scalars['Int']['output']>;
  /** It is out of the game until it is unlocked */
  locked: Scalars['Boolean']['output'];
};

/** Loose cubes of a seat at a location */
export type IncorporatedLooseCubes = {
  __typename?: 'IncorporatedLooseCubes';
  /** Their owner */
  seat: Scalars['Int']['output'];
  /** A country, or Tax Havens */
  location: Scalars['ID']['output'];
  /** How many */
  count: Scalars['Int']['output'];
};

/** A zone of the board */
export type IncorporatedZone = {
  __typename?: 'IncorporatedZone';
  /** A zone of the board [Countries] */
  zone: IncorporatedZoneId;
  /** The country with the marker; null once it is removed */
  battleground?: Maybe<Scalars['ID']['output']>;
};

/** A zone of the board [Countries] */
export type IncorporatedZoneId =
  /** Americas */
  | 'AMERICAS'
  /** Europe */
  | 'EUROPE'
  /** Asia */
  | 'ASIA'
  /** 3rd World */
  | 'THIRD_WORLD';

/** The outlook card that is being resolved */
export type IncorporatedOutlookInPlay = {
  __typename?: 'IncorporatedOutlookInPlay';
  /** The card */
  cardId: Scalars['ID']['output'];
  /** Place of the effect that comes next, from 0 */
  effectIndex: Scalars['Int']['output'];
};

/** A lobbying event that can be used once a turn [Phase 4 - Lobbying] */
export type IncorporatedLobbyEvent =
  /** Central Banks */
  | 'CENTRAL_BANKS'
  /** Budget */
  | 'BUDGET'
  /** R&D */
  | 'RD'
  /** Subsidies */
  | 'SUBSIDIES'
  /** Power Play in the Americas */
  | 'ZONE_AMERICAS'
  /** Power Play in Europe */
  | 'ZONE_EUROPE'
  /** Power Play in Asia */
  | 'ZONE_ASIA'
  /** Power Play in the 3rd World */
  | 'ZONE_THIRD_WORLD';

/** A corporation is auctioned [Advanced Setup] */
export type IncorporatedCorporationLot = {
  __typename?: 'IncorporatedCorporationLot';
  /** A mega-corporation, in turn order [Mega-Corporation Cards] */
  corporation: IncorporatedCorporationId;
  /** The seat that must bid first */
  opener: Scalars['Int']['output'];
  /** Dollars; null before the first bid */
  highBid?: Maybe<Scalars['Int']['output']>;
  /** Who bid it */
  highBidder?: Maybe<Scalars['Int']['output']>;
  /** Seats that have passed */
  passed: Array<Scalars['Int']['output']>;
  /** The seat that must act */
  toAct: Scalars['Int']['output'];
};

/** Big Brother chooses a target [Phase 1 - Global Outlook] */
export type IncorporatedOutlookChoice = {
  __typename?: 'IncorporatedOutlookChoice';
  /** The seat of Big Brother */
  seat: Scalars['Int']['output'];
  /** The outlook card */
  cardId: Scalars['ID']['output'];
  /** Place of the effect, from 0 */
  effectIndex: Scalars['Int']['output'];
  /** Squares or countries to choose from */
  options: Array<Scalars['ID']['output']>;
};

/** A share is auctioned [a) Bid in Public Markets] */
export type IncorporatedAuction = {
  __typename?: 'IncorporatedAuction';
  /** The country */
  country: Scalars['ID']['output'];
  /** Dollars */
  highBid: Scalars['Int']['output'];
  /** Who bid it */
  highBidder: Scalars['Int']['output'];
  /** Seats that have passed */
  passed: Array<Scalars['Int']['output']>;
  /** The seat that must act */
  toAct: Scalars['Int']['output'];
};

/** The buyer of a share places a cube (R14) */
export type IncorporatedPlaceCube = {
  __typename?: 'IncorporatedPlaceCube';
  /** The buyer */
  seat: Scalars['Int']['output'];
  /** The country */
  country: Scalars['ID']['output'];
  /** Squares to choose from, in content order */
  options: Array<Scalars['ID']['output']>;
  /** How the cube of a bought share is placed (R14) */
  mode: IncorporatedPlaceMode;
  /** Dollars paid, where the selling round starts */
  price: Scalars['Int']['output'];
};

/** How the cube of a bought share is placed (R14) */
export type IncorporatedPlaceMode =
  /** On an empty square */
  | 'EMPTY'
  /** In place of a cube of another seat, as no square is empty */
  | 'REPLACE';

/** Shares may be sold to the bank [a) Bid in Public Markets] */
export type IncorporatedReverseAuction = {
  __typename?: 'IncorporatedReverseAuction';
  /** The country */
  country: Scalars['ID']['output'];
  /** The seat that has just bought */
  buyer: Scalars['Int']['output'];
  /** The lowest offer so far in dollars; the buying price before the first */
  price: Scalars['Int']['output'];
  /** Who made it */
  lowBidder?: Maybe<Scalars['Int']['output']>;
  /** Seats that may sell, clockwise from the buyer */
  eligible: Array<Scalars['Int']['output']>;
  /** Seats that have passed */
  passed: Array<Scalars['Int']['output']>;
  /** The seat that must act */
  toAct: Scalars['Int']['output'];
};

/** The seller of a share removes a cube [a) Bid in Public Markets] */
export type IncorporatedRemoveCube = {
  __typename?: 'IncorporatedRemoveCube';
  /** The seller */
  seat: Scalars['Int']['output'];
  /** The country */
  country: Scalars['ID']['output'];
  /** Squares to choose from, in content order */
  options: Array<Scalars['ID']['output']>;
};

/** A share is offered privately; bids come in any order (R16) */
export type IncorporatedPrivateSale = {
  __typename?: 'IncorporatedPrivateSale';
  /** The seller */
  seller: Scalars['Int']['output'];
  /** The country */
  country: Scalars['ID']['output'];
  /** Lowest first bid in dollars */
  minimum: Scalars['Int']['output'];
  /** Dollars; null before the first bid */
  highBid?: Maybe<Scalars['Int']['output']>;
  /** Who bid it */
  highBidder?: Maybe<Scalars['Int']['output']>;
  /** Seats that have passed */
  passed: Array<Scalars['Int']['output']>;
};

/** The buyer of a private sale replaces a cube (R18) */
export type IncorporatedReplaceCube = {
  __typename?: 'IncorporatedReplaceCube';
  /** The buyer */
  seat: Scalars['Int']['output'];
  /** The seller, whose cube goes */
  seller: Scalars['Int']['output'];
  /** The country */
  country: Scalars['ID']['output'];
  /** Squares to choose from, in content order */
  options: Array<Scalars['ID']['output']>;
};

/** A seat has too few cubes for its shares (R34) */
export type IncorporatedIncomeShortage = {
  __typename?: 'IncorporatedIncomeShortage';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Cubes in its supply, all of which are placed */
  available: Scalars['Int']['output'];
  /** Cubes that the shares would bring, in content order */
  entitlement: Array<IncorporatedHolding>;
};

/** The next battleground is chosen [Effects of Victory in a Minor Country] */
export type IncorporatedMoveMarker = {
  __typename?: 'IncorporatedMoveMarker';
  /** The seat that made the power play */
  seat: Scalars['Int']['output'];
  /** A zone of the board [Countries] */
  zone: IncorporatedZoneId;
  /** Countries to choose from, in content order */
  options: Array<Scalars['ID']['output']>;
};

/** A payoff card is exchanged [Subsidies] */
export type IncorporatedSubsidiesDecision = {
  __typename?: 'IncorporatedSubsidiesDecision';
  /** The seat that looked at the cards */
  seat: Scalars['Int']['output'];
  /** The drawn cards; null for those who may not see them */
  cards?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of drawn cards */
  cardCount: Scalars['Int']['output'];
};

/** Giant Squid chooses the cards lost in a crisis [Crisis] */
export type IncorporatedCrisisDiscard = {
  __typename?: 'IncorporatedCrisisDiscard';
  /** The seat of Giant Squid */
  seat: Scalars['Int']['output'];
  /** How many cards */
  count: Scalars['Int']['output'];
  /** The revealed cards */
  options: Array<Scalars['ID']['output']>;
};

/** Bonds may be repaid [Corporate Bonds] */
export type IncorporatedRepayment = {
  __typename?: 'IncorporatedRepayment';
  /** Who repays bonds now [Corporate Bonds] */
  stage: IncorporatedRepaymentStage;
  /** Seats that decide, in turn order */
  seats: Array<Scalars['Int']['output']>;
  /** Seats that have decided */
  commits: Array<IncorporatedRepaymentCommit>;
};

/** Who repays bonds now [Corporate Bonds] */
export type IncorporatedRepaymentStage =
  /** All seats but Big Brother, secretly and at once */
  | 'OTHERS'
  /** Big Brother, who has seen the others (R26) */
  | 'BIG_BROTHER';

/** A seat has decided on its repayment */
export type IncorporatedRepaymentCommit = {
  __typename?: 'IncorporatedRepaymentCommit';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Bonds it will repay; null for those who may not see it yet */
  count?: Maybe<Scalars['Int']['output']>;
};

/** The open decision */
export type IncorporatedPending = IncorporatedCorporationLot | IncorporatedOutlookChoice | IncorporatedAuction | IncorporatedPlaceCube | IncorporatedReverseAuction | IncorporatedRemoveCube | IncorporatedPrivateSale | IncorporatedReplaceCube | IncorporatedIncomeShortage | IncorporatedMoveMarker | IncorporatedSubsidiesDecision | IncorporatedCrisisDiscard | IncorporatedRepayment;

/** How the game ended [End of the Game] */
export type IncorporatedResult = {
  __typename?: 'IncorporatedResult';
  /** Best first */
  standings: Array<IncorporatedStanding>;
  /** All seats of rank 1 */
  winners: Array<Scalars['Int']['output']>;
};

/** A place in the final standings */
export type IncorporatedStanding = {
  __typename?: 'IncorporatedStanding';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** A mega-corporation, in turn order [Mega-Corporation Cards] */
  corporation: IncorporatedCorporationId;
  /** Dollars in the end */
  cash: Scalars['Int']['output'];
  /** 1 is best; equal cash shares a rank */
  rank: Scalars['Int']['output'];
};

/** The game has started */
export type IncorporatedGameStarted = MatchEvent & {
  __typename?: 'IncorporatedGameStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of seats */
  seatCount?: Maybe<Scalars['Int']['output']>;
  /** The options, complete */
  gameOptions?: Maybe<Scalars['JSON']['output']>;
};

/** Why a deck was shuffled */
export type IncorporatedShuffleReason =
  /** The game starts */
  | 'SETUP'
  /** The payoff deck was empty [Payoff Cards] */
  | 'RESHUFFLE'
  /** Another game branches off here */
  | 'FORK'
  /** The game goes on from an earlier version */
  | 'ROLLBACK';

/** The outlook cards of the game were chosen [Setup] */
export type IncorporatedOutlookPileBuilt = MatchEvent & {
  __typename?: 'IncorporatedOutlookPileBuilt';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Why a deck was shuffled */
  deckShuffleReason?: Maybe<IncorporatedShuffleReason>;
  /** The pile, top first */
  pile?: Maybe<Array<Scalars['ID']['output']>>;
  /** The cards that are not used */
  box?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the pile */
  pileCount?: Maybe<Scalars['Int']['output']>;
  /** Cards that are not used */
  boxCount?: Maybe<Scalars['Int']['output']>;
};

/** The payoff deck was shuffled [Payoff Cards] */
export type IncorporatedPayoffDeckShuffled = MatchEvent & {
  __typename?: 'IncorporatedPayoffDeckShuffled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The deck, top first */
  order?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the deck */
  count?: Maybe<Scalars['Int']['output']>;
  /** Why a deck was shuffled */
  deckShuffleReason?: Maybe<IncorporatedShuffleReason>;
};

/** To whom a country belongs */
export type IncorporatedCountryAffiliation = {
  __typename?: 'IncorporatedCountryAffiliation';
  /** The country */
  country: Scalars['ID']['output'];
  /** To whom a country belongs [Countries] */
  affiliation: IncorporatedAffiliation;
};

/** The board was prepared [Setup] */
export type IncorporatedBoardPrepared = MatchEvent & {
  __typename?: 'IncorporatedBoardPrepared';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The four sliders [Sliders] */
  sliders?: Maybe<IncorporatedSliders>;
  /** Locked squares */
  locked?: Maybe<Array<Scalars['ID']['output']>>;
  /** The square with the R&D marker */
  rdSquare?: Maybe<Scalars['ID']['output']>;
  /** In content order */
  affiliation?: Maybe<Array<IncorporatedCountryAffiliation>>;
  /** The battleground of each zone */
  battlegrounds?: Maybe<Array<IncorporatedZone>>;
  /** Shares of the bank */
  bank?: Maybe<Array<IncorporatedHolding>>;
};

/** A corporation is auctioned [Advanced Setup] */
export type IncorporatedCorporationLotOpened = MatchEvent & {
  __typename?: 'IncorporatedCorporationLotOpened';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** A mega-corporation, in turn order [Mega-Corporation Cards] */
  corporationId?: Maybe<IncorporatedCorporationId>;
  /** The seat that must bid first */
  opener?: Maybe<Scalars['Int']['output']>;
};

/** A seat bid for the corporation [Advanced Setup] */
export type IncorporatedCorporationBidPlaced = MatchEvent & {
  __typename?: 'IncorporatedCorporationBidPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A seat bids no more for the corporation [Advanced Setup] */
export type IncorporatedCorporationBidPassed = MatchEvent & {
  __typename?: 'IncorporatedCorporationBidPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A seat got its corporation [Setup] */
export type IncorporatedCorporationAssigned = MatchEvent & {
  __typename?: 'IncorporatedCorporationAssigned';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A mega-corporation, in turn order [Mega-Corporation Cards] */
  corporationId?: Maybe<IncorporatedCorporationId>;
  /** Dollars by which its starting cash is reduced */
  price?: Maybe<Scalars['Int']['output']>;
};

/** The turn order is known [Mega-Corporation Cards] */
export type IncorporatedTurnOrderSet = MatchEvent & {
  __typename?: 'IncorporatedTurnOrderSet';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** All seats, first player first */
  turnOrder?: Maybe<Array<Scalars['Int']['output']>>;
};

/** A corporation was set up [Mega-Corporation Cards] */
export type IncorporatedCorporationSetUp = MatchEvent & {
  __typename?: 'IncorporatedCorporationSetUp';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A mega-corporation, in turn order [Mega-Corporation Cards] */
  corporationId?: Maybe<IncorporatedCorporationId>;
  /** Its first shares, in content order */
  shares?: Maybe<Array<IncorporatedHolding>>;
  /** Squares of its first cubes */
  squares?: Maybe<Array<Scalars['ID']['output']>>;
  /** Its executives */
  executives?: Maybe<Scalars['Int']['output']>;
  /** Cubes left */
  cubesInSupply?: Maybe<Scalars['Int']['output']>;
  /** Dollars */
  cash?: Maybe<Scalars['Int']['output']>;
};

/** A turn started [Game Flow and Rules] */
export type IncorporatedTurnStarted = MatchEvent & {
  __typename?: 'IncorporatedTurnStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the turn */
  turn?: Maybe<Scalars['Int']['output']>;
};

/** A phase started [Game Flow and Rules] */
export type IncorporatedPhaseStarted = MatchEvent & {
  __typename?: 'IncorporatedPhaseStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Phase of the game [Game Flow and Rules] */
  phaseId?: Maybe<IncorporatedPhase>;
};

/** It is the turn of a seat */
export type IncorporatedSeatActivated = MatchEvent & {
  __typename?: 'IncorporatedSeatActivated';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Phase of the game [Game Flow and Rules] */
  phaseId?: Maybe<IncorporatedPhase>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** Kind of an opened choice */
export type IncorporatedDecisionKind =
  /** The target of an outlook effect [Phase 1 - Global Outlook] */
  | 'OUTLOOK_CHOICE'
  /** The square for the cube of a bought share [a) Bid in Public Markets] */
  | 'PLACE_CUBE'
  /** The cube to remove for a sold share [a) Bid in Public Markets] */
  | 'REMOVE_CUBE'
  /** The cube of the seller to replace [b) Privately Sell Shares] */
  | 'REPLACE_CUBE'
  /** Where to place too few income cubes (R34) */
  | 'INCOME_SHORTAGE'
  /** The next battleground of a zone [Effects of Victory in a Minor Country] */
  | 'MOVE_MARKER'
  /** The payoff cards lost in a crisis [Crisis] */
  | 'CRISIS_DISCARD';

/** What a choice is about; its kind says what is told */
export type IncorporatedChoiceDetail = {
  __typename?: 'IncorporatedChoiceDetail';
  /** outlookChoice: place of the effect on the card, from 0 */
  effectIndex?: Maybe<Scalars['Int']['output']>;
  /** placeCube, removeCube, replaceCube: the country */
  country?: Maybe<Scalars['ID']['output']>;
  /** How the cube of a bought share is placed (R14) */
  mode?: Maybe<IncorporatedPlaceMode>;
  /** placeCube: dollars paid, where the selling round starts */
  price?: Maybe<Scalars['Int']['output']>;
  /** replaceCube: the seat whose cube goes */
  seller?: Maybe<Scalars['Int']['output']>;
  /** incomeShortage: cubes in the supply */
  available?: Maybe<Scalars['Int']['output']>;
  /** incomeShortage: cubes that the shares would bring */
  entitlement?: Maybe<Array<IncorporatedHolding>>;
  /** A zone of the board [Countries] */
  zone?: Maybe<IncorporatedZoneId>;
  /** crisisDiscard: how many cards */
  count?: Maybe<Scalars['Int']['output']>;
};

/** A seat must choose */
export type IncorporatedChoiceOpened = MatchEvent & {
  __typename?: 'IncorporatedChoiceOpened';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Kind of an opened choice */
  decisionKind?: Maybe<IncorporatedDecisionKind>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Ids to choose from */
  options?: Maybe<Array<Scalars['ID']['output']>>;
  /** What a choice is about; its kind says what is told */
  choiceDetail?: Maybe<IncorporatedChoiceDetail>;
};

/** An outlook card was drawn [Phase 1 - Global Outlook] */
export type IncorporatedOutlookDrawn = MatchEvent & {
  __typename?: 'IncorporatedOutlookDrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat of Big Brother */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** Big Brother sees the next outlook card (R25) */
export type IncorporatedOutlookForeseen = MatchEvent & {
  __typename?: 'IncorporatedOutlookForeseen';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat of Big Brother */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** Why an outlook effect was skipped */
export type IncorporatedOutlookSkipReason =
  /** Nothing qualifies */
  | 'NO_TARGET'
  /** A battleground belongs to no camp */
  | 'BATTLEGROUND';

/** An effect of the outlook card has no effect */
export type IncorporatedOutlookEffectSkipped = MatchEvent & {
  __typename?: 'IncorporatedOutlookEffectSkipped';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Its place on the card, from 0 */
  effectIndex?: Maybe<Scalars['Int']['output']>;
  /** Why an outlook effect was skipped */
  outlookSkipReason?: Maybe<IncorporatedOutlookSkipReason>;
};

/** The outlook card is done with [Phase 1 - Global Outlook] */
export type IncorporatedOutlookRemoved = MatchEvent & {
  __typename?: 'IncorporatedOutlookRemoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The card */
  cardId?: Maybe<Scalars['ID']['output']>;
};

/** A square was unlocked [Asset Cubes] */
export type IncorporatedSquareUnlocked = MatchEvent & {
  __typename?: 'IncorporatedSquareUnlocked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The square */
  squareId?: Maybe<Scalars['ID']['output']>;
};

/** A square was locked [Asset Cubes] */
export type IncorporatedSquareLocked = MatchEvent & {
  __typename?: 'IncorporatedSquareLocked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The square */
  squareId?: Maybe<Scalars['ID']['output']>;
};

/** A slider of the board [Sliders] */
export type IncorporatedSlider =
  /** Global Growth */
  | 'GROWTH'
  /** Interest Rates */
  | 'INTEREST'
  /** Stress */
  | 'STRESS'
  /** Balance of Power */
  | 'BALANCE_OF_POWER';

/** Why a slider moved */
export type IncorporatedSliderCause =
  /** An outlook card [Phase 1 - Global Outlook] */
  | 'OUTLOOK'
  /** Lobbying at the central banks [Central Banks] */
  | 'CENTRAL_BANKS'
  /** Austerity or stimulus [Budget] */
  | 'BUDGET'
  /** A crisis [Crisis] */
  | 'CRISIS'
  /** A camp has won a whole zone [Effects of Victory in a Minor Country] */
  | 'ZONE_RESOLVED'
  /** A major country changed camps [Effects of Victory on a Major Country] */
  | 'COLLAPSE';

/** A slider was moved (R9) */
export type IncorporatedSliderMoved = MatchEvent & {
  __typename?: 'IncorporatedSliderMoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** A slider of the board [Sliders] */
  slider?: Maybe<IncorporatedSlider>;
  /** Where it was: position of growth and interest, value of the others */
  fromPosition?: Maybe<Scalars['Int']['output']>;
  /** Where it is now */
  toPosition?: Maybe<Scalars['Int']['output']>;
  /** Why a slider moved */
  sliderCause?: Maybe<IncorporatedSliderCause>;
};

/** Why an affiliation changed */
export type IncorporatedAffiliationCause =
  /** An outlook card (R41) */
  | 'OUTLOOK'
  /** A power play [Power Plays] */
  | 'POWER_PLAY';

/** A country changed its affiliation */
export type IncorporatedAffiliationChanged = MatchEvent & {
  __typename?: 'IncorporatedAffiliationChanged';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** To whom a country belongs [Countries] */
  fromAffiliation?: Maybe<IncorporatedAffiliation>;
  /** To whom a country belongs [Countries] */
  toAffiliation?: Maybe<IncorporatedAffiliation>;
  /** Why an affiliation changed */
  affiliationCause?: Maybe<IncorporatedAffiliationCause>;
};

/** Payoff cards were revealed [Payoff Cards] */
export type IncorporatedPayoffCardsRevealed = MatchEvent & {
  __typename?: 'IncorporatedPayoffCardsRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The cards, in the order drawn */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** Why payoff cards were discarded [Payoff Cards] */
export type IncorporatedPayoffDiscardReason =
  /** They were paid [Payoff] */
  | 'PAYOFF'
  /** Austerity [Budget] */
  | 'AUSTERITY'
  /** A crisis [Crisis] */
  | 'CRISIS'
  /** An exchange [Subsidies] */
  | 'SUBSIDIES';

/** Payoff cards were discarded, face up [Payoff Cards] */
export type IncorporatedPayoffCardsDiscarded = MatchEvent & {
  __typename?: 'IncorporatedPayoffCardsDiscarded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The cards, in the order discarded */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why payoff cards were discarded [Payoff Cards] */
  discardReason?: Maybe<IncorporatedPayoffDiscardReason>;
};

/** A seat took a loan [Corporate Bonds] */
export type IncorporatedLoanTaken = MatchEvent & {
  __typename?: 'IncorporatedLoanTaken';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Dollars from the bank */
  proceeds?: Maybe<Scalars['Int']['output']>;
  /** Its bonds now */
  bondsAfter?: Maybe<Scalars['Int']['output']>;
  /** Whether a payment made it necessary */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** An executive was sent */
export type IncorporatedExecutiveSent = MatchEvent & {
  __typename?: 'IncorporatedExecutiveSent';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A country, Tax Havens, a zone or a lobbying event */
  location?: Maybe<Scalars['ID']['output']>;
};

/** All executives returned to their pools [Executives] */
export type IncorporatedExecutivesReturned = MatchEvent & {
  __typename?: 'IncorporatedExecutivesReturned';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
};

/** The auction of a share was opened [a) Bid in Public Markets] */
export type IncorporatedAuctionOpened = MatchEvent & {
  __typename?: 'IncorporatedAuctionOpened';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Dollars */
  bid?: Maybe<Scalars['Int']['output']>;
};

/** The bid was raised [a) Bid in Public Markets] */
export type IncorporatedBidRaised = MatchEvent & {
  __typename?: 'IncorporatedBidRaised';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A seat left the auction [a) Bid in Public Markets] */
export type IncorporatedBidPassed = MatchEvent & {
  __typename?: 'IncorporatedBidPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A seat won the auction [a) Bid in Public Markets] */
export type IncorporatedAuctionWon = MatchEvent & {
  __typename?: 'IncorporatedAuctionWon';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Dollars */
  price?: Maybe<Scalars['Int']['output']>;
};

/** A share was bought from the bank [a) Bid in Public Markets] */
export type IncorporatedShareBought = MatchEvent & {
  __typename?: 'IncorporatedShareBought';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Dollars paid to the bank */
  price?: Maybe<Scalars['Int']['output']>;
};

/** Shares may be sold to the bank [a) Bid in Public Markets] */
export type IncorporatedReverseAuctionOpened = MatchEvent & {
  __typename?: 'IncorporatedReverseAuctionOpened';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Dollars below which the first offer must be */
  price?: Maybe<Scalars['Int']['output']>;
  /** The seat that has just bought */
  buyer?: Maybe<Scalars['Int']['output']>;
  /** Seats that may sell, clockwise from the buyer */
  eligible?: Maybe<Array<Scalars['Int']['output']>>;
};

/** A seat offers its share for less [a) Bid in Public Markets] */
export type IncorporatedBidLowered = MatchEvent & {
  __typename?: 'IncorporatedBidLowered';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A seat sells no share [a) Bid in Public Markets] */
export type IncorporatedSellPassed = MatchEvent & {
  __typename?: 'IncorporatedSellPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** The selling round is over [a) Bid in Public Markets] */
export type IncorporatedReverseAuctionClosed = MatchEvent & {
  __typename?: 'IncorporatedReverseAuctionClosed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat that sells; null for nobody */
  seller?: Maybe<Scalars['Int']['output']>;
  /** Dollars; null if nobody sells */
  price?: Maybe<Scalars['Int']['output']>;
};

/** A share was sold to the bank [a) Bid in Public Markets] */
export type IncorporatedShareSold = MatchEvent & {
  __typename?: 'IncorporatedShareSold';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Dollars from the bank */
  price?: Maybe<Scalars['Int']['output']>;
};

/** A share is offered [b) Privately Sell Shares] */
export type IncorporatedPrivateSaleOffered = MatchEvent & {
  __typename?: 'IncorporatedPrivateSaleOffered';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Lowest first bid in dollars */
  minimum?: Maybe<Scalars['Int']['output']>;
};

/** A seat bid in a private sale [b) Privately Sell Shares] */
export type IncorporatedPrivateBidPlaced = MatchEvent & {
  __typename?: 'IncorporatedPrivateBidPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A seat left a private sale (R16) */
export type IncorporatedPrivateBidPassed = MatchEvent & {
  __typename?: 'IncorporatedPrivateBidPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A private sale is over [b) Privately Sell Shares] */
export type IncorporatedPrivateSaleClosed = MatchEvent & {
  __typename?: 'IncorporatedPrivateSaleClosed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat that buys; null for nobody */
  buyer?: Maybe<Scalars['Int']['output']>;
  /** Dollars; null if nobody buys */
  price?: Maybe<Scalars['Int']['output']>;
};

/** A share was sold privately [b) Privately Sell Shares] */
export type IncorporatedShareTransferred = MatchEvent & {
  __typename?: 'IncorporatedShareTransferred';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seller */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** The buyer */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Dollars paid to the seller */
  price?: Maybe<Scalars['Int']['output']>;
};

/** Why a cube was placed or removed */
export type IncorporatedCubeCause =
  /** Its owner bought a share [a) Bid in Public Markets] */
  | 'INVESTMENT'
  /** The buyer of a share took its square [a) Bid in Public Markets] */
  | 'REPLACED'
  /** Its owner sold a share [a) Bid in Public Markets] */
  | 'SHARE_SOLD'
  /** A share changed hands [b) Privately Sell Shares] */
  | 'PRIVATE_SALE'
  /** The winner of a power play takes the square [Effects of Victory in a Minor Country] */
  | 'POWER_PLAY'
  /** Its square is locked [Asset Cubes] */
  | 'LOCKED';

/** A cube was placed on a square */
export type IncorporatedCubePlaced = MatchEvent & {
  __typename?: 'IncorporatedCubePlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Its owner */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The square */
  squareId?: Maybe<Scalars['ID']['output']>;
  /** Why a cube was placed or removed */
  cubeCause?: Maybe<IncorporatedCubeCause>;
};

/** A cube was removed from a square */
export type IncorporatedCubeRemoved = MatchEvent & {
  __typename?: 'IncorporatedCubeRemoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Its owner */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The square */
  squareId?: Maybe<Scalars['ID']['output']>;
  /** Why a cube was placed or removed */
  cubeCause?: Maybe<IncorporatedCubeCause>;
};

/** Why no cube was placed */
export type IncorporatedCubeSkipReason =
  /** No cube is left in the supply */
  | 'NO_SUPPLY'
  /** All squares are locked or already its own (R14) */
  | 'ALL_OWN'
  /** The seller has no cube to replace [b) Privately Sell Shares] */
  | 'NO_TARGET';

/** No cube was placed */
export type IncorporatedCubePlacementSkipped = MatchEvent & {
  __typename?: 'IncorporatedCubePlacementSkipped';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The country, or Tax Havens */
  country?: Maybe<Scalars['ID']['output']>;
  /** Why no cube was placed */
  cubeSkipReason?: Maybe<IncorporatedCubeSkipReason>;
};

/** A seat spent an executive on nothing [Phase 2 - Investment] */
export type IncorporatedInvestmentPassed = MatchEvent & {
  __typename?: 'IncorporatedInvestmentPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** Shares brought cubes [Phase 3 - Competition] */
export type IncorporatedIncomeCubesPlaced = MatchEvent & {
  __typename?: 'IncorporatedIncomeCubesPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** In content order */
  placements?: Maybe<Array<IncorporatedHolding>>;
};

/** A loose cube occupied a square [a) Fight] */
export type IncorporatedSquareGrabbed = MatchEvent & {
  __typename?: 'IncorporatedSquareGrabbed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The square */
  squareId?: Maybe<Scalars['ID']['output']>;
};

/** A loose cube killed another [a) Fight] */
export type IncorporatedLooseCubeKilled = MatchEvent & {
  __typename?: 'IncorporatedLooseCubeKilled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat attacked */
  targetSeat?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
};

/** A loose cube sent an executive to Tax Havens [b) Defend], R37 */
export type IncorporatedExecutiveKilled = MatchEvent & {
  __typename?: 'IncorporatedExecutiveKilled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat attacked */
  targetSeat?: Maybe<Scalars['Int']['output']>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
};

/** A loose cube killed a cube on a square [a) Fight] */
export type IncorporatedOccupantKilled = MatchEvent & {
  __typename?: 'IncorporatedOccupantKilled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat attacked */
  targetSeat?: Maybe<Scalars['Int']['output']>;
  /** The square */
  squareId?: Maybe<Scalars['ID']['output']>;
};

/** A seat paid for movements [c) Expand] */
export type IncorporatedExpandPaid = MatchEvent & {
  __typename?: 'IncorporatedExpandPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Dollars */
  cost?: Maybe<Scalars['Int']['output']>;
};

/** A loose cube moved [c) Expand] */
export type IncorporatedCubeMoved = MatchEvent & {
  __typename?: 'IncorporatedCubeMoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The country that it left, or Tax Havens */
  fromLocation?: Maybe<Scalars['ID']['output']>;
  /** The country that it entered */
  toLocation?: Maybe<Scalars['ID']['output']>;
};

/** A seat acts no more in this phase [d) Pass] */
export type IncorporatedCompetitionPassed = MatchEvent & {
  __typename?: 'IncorporatedCompetitionPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** All loose cubes returned to their supplies [d) Pass] */
export type IncorporatedLooseCubesCleared = MatchEvent & {
  __typename?: 'IncorporatedLooseCubesCleared';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** By turn order, then content order */
  removedCubes?: Maybe<Array<IncorporatedLooseCubes>>;
};

/** One of the two rival camps [The Camps] */
export type IncorporatedCamp =
  /** NATO */
  | 'NATO'
  /** SCO */
  | 'SCO';

/** A power play was resolved [Power Plays] */
export type IncorporatedPowerPlayResolved = MatchEvent & {
  __typename?: 'IncorporatedPowerPlayResolved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A zone of the board [Countries] */
  zoneId?: Maybe<IncorporatedZoneId>;
  /** The battleground */
  country?: Maybe<Scalars['ID']['output']>;
  /** One of the two rival camps [The Camps] */
  camp?: Maybe<IncorporatedCamp>;
  /** The clash die; null without a roll */
  roll?: Maybe<Scalars['Int']['output']>;
  /** What is added to it; null without a roll */
  modifier?: Maybe<Scalars['Int']['output']>;
  /** Their sum; null without a roll */
  total?: Maybe<Scalars['Int']['output']>;
  /** What must be reached */
  stability?: Maybe<Scalars['Int']['output']>;
  /** One of the two rival camps [The Camps] */
  winningCamp?: Maybe<IncorporatedCamp>;
};

/** A cube on a square */
export type IncorporatedCubeOnSquare = {
  __typename?: 'IncorporatedCubeOnSquare';
  /** Its owner */
  seat: Scalars['Int']['output'];
  /** The square */
  squareId: Scalars['ID']['output'];
};

/** Shares that a seat holds of one country */
export type IncorporatedSeatShares = {
  __typename?: 'IncorporatedSeatShares';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** How many */
  count: Scalars['Int']['output'];
};

/** A major country collapsed [Effects of Victory on a Major Country] */
export type IncorporatedCountryCollapsed = MatchEvent & {
  __typename?: 'IncorporatedCountryCollapsed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The country */
  country?: Maybe<Scalars['ID']['output']>;
  /** Cubes removed, in content order */
  cubes?: Maybe<Array<IncorporatedCubeOnSquare>>;
  /** Shares lost, in turn order */
  collapsedShares?: Maybe<Array<IncorporatedSeatShares>>;
  /** Shares of the bank that left the game (R19) */
  bankShares?: Maybe<Scalars['Int']['output']>;
};

/** The marker of a zone moved [Effects of Victory in a Minor Country] */
export type IncorporatedBattlegroundMoved = MatchEvent & {
  __typename?: 'IncorporatedBattlegroundMoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** A zone of the board [Countries] */
  zoneId?: Maybe<IncorporatedZoneId>;
  /** The old battleground */
  fromCountry?: Maybe<Scalars['ID']['output']>;
  /** The new battleground */
  toCountry?: Maybe<Scalars['ID']['output']>;
};

/** The marker of a zone left the game */
export type IncorporatedBattlegroundRemoved = MatchEvent & {
  __typename?: 'IncorporatedBattlegroundRemoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** A zone of the board [Countries] */
  zoneId?: Maybe<IncorporatedZoneId>;
};

/** A cube was placed in Tax Havens [Tax Havens] */
export type IncorporatedTaxHavensCubePlaced = MatchEvent & {
  __typename?: 'IncorporatedTaxHavensCubePlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** The R&D marker moved [R&D] */
export type IncorporatedRdMoved = MatchEvent & {
  __typename?: 'IncorporatedRdMoved';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Where it was */
  fromSquare?: Maybe<Scalars['ID']['output']>;
  /** Where it is now */
  toSquare?: Maybe<Scalars['ID']['output']>;
};

/** A seat looked at payoff cards [Subsidies] */
export type IncorporatedSubsidiesDrawn = MatchEvent & {
  __typename?: 'IncorporatedSubsidiesDrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, in the order drawn */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
};

/** A drawn card took the place of a revealed one [Subsidies] */
export type IncorporatedSubsidyGranted = MatchEvent & {
  __typename?: 'IncorporatedSubsidyGranted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The drawn card, revealed now */
  takeCardId?: Maybe<Scalars['ID']['output']>;
  /** The revealed card that it replaces */
  replaceCardId?: Maybe<Scalars['ID']['output']>;
};

/** The crisis die was rolled [Phase 5 - Earnings] */
export type IncorporatedCrisisChecked = MatchEvent & {
  __typename?: 'IncorporatedCrisisChecked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat of Giant Squid; null without it (R43) */
  rolledBy?: Maybe<Scalars['Int']['output']>;
  /** Growth in percent */
  growthPercent?: Maybe<Scalars['Int']['output']>;
  /** Stress */
  stress?: Maybe<Scalars['Int']['output']>;
  /** Their sum */
  difficulty?: Maybe<Scalars['Int']['output']>;
  /** The crisis die */
  roll?: Maybe<Scalars['Int']['output']>;
  /** What the roll lacks; 0 for no crisis */
  intensity?: Maybe<Scalars['Int']['output']>;
};

/** What a seat gets for an industry */
export type IncorporatedIndustryLine = {
  __typename?: 'IncorporatedIndustryLine';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Squares it occupies; the one with the R&D marker counts twice */
  squares: Scalars['Int']['output'];
  /** Dollars for the squares */
  income: Scalars['Int']['output'];
  /** Dollars for the market leader */
  leaderBonus: Scalars['Int']['output'];
};

/** An industry paid off [Payoff] */
export type IncorporatedPayoffPaid = MatchEvent & {
  __typename?: 'IncorporatedPayoffPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** An industry, in its fixed order [Industry Squares] */
  industry?: Maybe<IncorporatedIndustry>;
  /** Revealed cards of the industry */
  cardCount?: Maybe<Scalars['Int']['output']>;
  /** The market leader; null in a tie */
  leader?: Maybe<Scalars['Int']['output']>;
  /** In turn order */
  industryLines?: Maybe<Array<IncorporatedIndustryLine>>;
};

/** A seat paid interest [Payoff] */
export type IncorporatedInterestPaid = MatchEvent & {
  __typename?: 'IncorporatedInterestPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Dollars owed, 1 for each bond */
  due?: Maybe<Scalars['Int']['output']>;
  /** Dollars paid */
  paid?: Maybe<Scalars['Int']['output']>;
};

/** Bonds may be repaid [Corporate Bonds] */
export type IncorporatedRepaymentOpened = MatchEvent & {
  __typename?: 'IncorporatedRepaymentOpened';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who repays bonds now [Corporate Bonds] */
  repaymentStage?: Maybe<IncorporatedRepaymentStage>;
  /** Seats that decide, in turn order */
  seats?: Maybe<Array<Scalars['Int']['output']>>;
};

/** A seat decided on its repayment [Corporate Bonds] */
export type IncorporatedRepaymentCommitted = MatchEvent & {
  __typename?: 'IncorporatedRepaymentCommitted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Bonds it will repay */
  count?: Maybe<Scalars['Int']['output']>;
};

/** A seat repaid bonds [Corporate Bonds] */
export type IncorporatedBondsRepaid = MatchEvent & {
  __typename?: 'IncorporatedBondsRepaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** How many */
  count?: Maybe<Scalars['Int']['output']>;
  /** Dollars for each */
  price?: Maybe<Scalars['Int']['output']>;
};

/** An industry paid its final sum [End of the Game] */
export type IncorporatedFinalIndustryScored = MatchEvent & {
  __typename?: 'IncorporatedFinalIndustryScored';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** An industry, in its fixed order [Industry Squares] */
  industry?: Maybe<IncorporatedIndustry>;
  /** The market leader; null in a tie (R27) */
  leader?: Maybe<Scalars['Int']['output']>;
  /** In turn order */
  industryLines?: Maybe<Array<IncorporatedIndustryLine>>;
};

/** A seat paid for its unpaid bonds [End of the Game] */
export type IncorporatedFinalBondsSettled = MatchEvent & {
  __typename?: 'IncorporatedFinalBondsSettled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Its bonds */
  bonds?: Maybe<Scalars['Int']['output']>;
  /** Dollars lost */
  penalty?: Maybe<Scalars['Int']['output']>;
};

/** The game has ended [End of the Game] */
export type IncorporatedGameEnded = MatchEvent & {
  __typename?: 'IncorporatedGameEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Best first */
  standings?: Maybe<Array<IncorporatedStanding>>;
  /** All seats of rank 1 */
  winners?: Maybe<Array<Scalars['Int']['output']>>;
  /** The outlook cards that were not used */
  outlookBox?: Maybe<Array<Scalars['ID']['output']>>;
};

/** Bid for the corporation [Advanced Setup] */
export type IncorporatedBidForCorporationInput = {
  /** Dollars */
  amount: Scalars['Int']['input'];
};

/** Choose the target of an outlook effect [Phase 1 - Global Outlook] */
export type IncorporatedChooseOutlookTargetInput = {
  /** One of the options: a square or a country */
  targetId: Scalars['ID']['input'];
};

/** Open the auction of a share [a) Bid in Public Markets] */
export type IncorporatedOpenAuctionInput = {
  /** A major country */
  country: Scalars['ID']['input'];
  /** Dollars, 3 or more */
  bid: Scalars['Int']['input'];
};

/** Offer a share to the others [b) Privately Sell Shares] */
export type IncorporatedOfferPrivateSaleInput = {
  /** A major country of which the seat has a share */
  country: Scalars['ID']['input'];
  /** Lowest first bid in dollars */
  minimum: Scalars['Int']['input'];
};

/** Raise the bid [a) Bid in Public Markets] */
export type IncorporatedRaiseBidInput = {
  /** Dollars */
  amount: Scalars['Int']['input'];
};

/** Place the cube of the bought share [a) Bid in Public Markets] */
export type IncorporatedPlaceInvestmentCubeInput = {
  /** One of the options */
  squareId: Scalars['ID']['input'];
};

/** Offer an own share for less [a) Bid in Public Markets] */
export type IncorporatedLowerBidInput = {
  /** Dollars */
  amount: Scalars['Int']['input'];
};

/** Remove the cube for the sold share [a) Bid in Public Markets] */
export type IncorporatedRemoveSoldCubeInput = {
  /** One of the options */
  squareId: Scalars['ID']['input'];
};

/** Bid in a private sale (R16) */
export type IncorporatedBidPrivateSaleInput = {
  /** Dollars */
  amount: Scalars['Int']['input'];
};

/** Choose the cube of the seller to replace (R18) */
export type IncorporatedReplaceSellerCubeInput = {
  /** One of the options */
  squareId: Scalars['ID']['input'];
};

/** Choose where too few income cubes go (R34) */
export type IncorporatedPlaceIncomeCubesInput = {
  /** In total the available cubes */
  placements: Array<IncorporatedPlacementInput>;
};

/** Income cubes for one country */
export type IncorporatedPlacementInput = {
  /** A country of which the seat has shares, named once */
  country: Scalars['ID']['input'];
  /** How many cubes */
  count: Scalars['Int']['input'];
};

/** Attack once or twice with loose cubes [a) Fight] */
export type IncorporatedFightInput = {
  /** One after the other */
  attacks: Array<IncorporatedAttackInput>;
};

/** A loose cube occupies an empty square */
export type IncorporatedGrabAttackInput = {
  /** The square */
  squareId: Scalars['ID']['input'];
};

/** A loose cube kills a loose cube */
export type IncorporatedKillLooseAttackInput = {
  /** The country */
  country: Scalars['ID']['input'];
  /** The seat attacked */
  targetSeat: Scalars['Int']['input'];
};

/** A loose cube kills an executive */
export type IncorporatedKillExecutiveAttackInput = {
  /** The country */
  country: Scalars['ID']['input'];
  /** The seat attacked */
  targetSeat: Scalars['Int']['input'];
};

/** A loose cube kills an unprotected cube on a square */
export type IncorporatedKillOccupantAttackInput = {
  /** The square */
  squareId: Scalars['ID']['input'];
};

/** One attack [a) Fight]: exactly one field */
export type IncorporatedAttackInput =
  /** A loose cube occupies an empty square */
  { grab: IncorporatedGrabAttackInput; killLoose?: never; killExecutive?: never; killOccupant?: never; }
  |  /** A loose cube kills a loose cube */
  { grab?: never; killLoose: IncorporatedKillLooseAttackInput; killExecutive?: never; killOccupant?: never; }
  |  /** A loose cube kills an executive */
  { grab?: never; killLoose?: never; killExecutive: IncorporatedKillExecutiveAttackInput; killOccupant?: never; }
  |  /** A loose cube kills an unprotected cube on a square */
  { grab?: never; killLoose?: never; killExecutive?: never; killOccupant: IncorporatedKillOccupantAttackInput; };

/** Send an executive to defend [b) Defend] */
export type IncorporatedDefendInput = {
  /** Any country */
  country: Scalars['ID']['input'];
};

/** Pay $1 for one or two movements [c) Expand] */
export type IncorporatedExpandInput = {
  /** One after the other */
  moves: Array<IncorporatedMoveInput>;
};

/** One movement of a loose cube */
export type IncorporatedMoveInput = {
  /** The country that it leaves, or Tax Havens */
  from: Scalars['ID']['input'];
  /** The country that it enters */
  to: Scalars['ID']['input'];
};

/** Send all executives to defend and act no more [d) Pass] */
export type IncorporatedPassCompetitionInput = {
  /** A country for each executive in the pool */
  defenders: Array<Scalars['ID']['input']>;
};

/** Support a camp in the battleground of a zone [Power Plays] */
export type IncorporatedPowerPlayInput = {
  /** A zone of the board [Countries] */
  zone: IncorporatedZoneId;
  /** One of the two rival camps [The Camps] */
  camp: IncorporatedCamp;
};

/** Choose the next battleground [Effects of Victory in a Minor Country] */
export type IncorporatedMoveBattlegroundInput = {
  /** One of the options */
  country: Scalars['ID']['input'];
};

/** Move a slider by two [Central Banks] */
export type IncorporatedLobbyCentralBanksInput = {
  /** A slider of the board [Sliders] */
  slider: IncorporatedSlider;
  /** Where a slider is moved */
  direction: IncorporatedDirection;
};

/** Where a slider is moved */
export type IncorporatedDirection =
  /** Toward lower values: easier money, less stress */
  | 'LEFT'
  /** Toward higher values: tighter money, more stress */
  | 'RIGHT';

/** Austerity or stimulus [Budget] */
export type IncorporatedLobbyBudgetInput = {
  /** The two policies of the budget [Budget] */
  policy: IncorporatedBudgetPolicy;
  /** Austerity only: the revealed card to discard; null if none is revealed */
  cardId?: InputMaybe<Scalars['ID']['input']>;
};

/** The two policies of the budget [Budget] */
export type IncorporatedBudgetPolicy =
  /** Growth one to the left, and a revealed payoff card is discarded */
  | 'AUSTERITY'
  /** Growth one to the right, and one more payoff card is revealed */
  | 'STIMULUS';

/** Move the R&D marker [R&D] */
export type IncorporatedLobbyRdInput = {
  /** A square of a country with stability 5 */
  squareId: Scalars['ID']['input'];
};

/** Exchange a drawn card for a revealed one [Subsidies] */
export type IncorporatedChooseSubsidyInput = {
  /** One of the drawn cards */
  takeCardId: Scalars['ID']['input'];
  /** A revealed card */
  replaceCardId: Scalars['ID']['input'];
};

/** Discard the cards lost in the crisis [Crisis] */
export type IncorporatedDiscardPayoffCardsInput = {
  /** As many different revealed cards as demanded */
  cardIds: Array<Scalars['ID']['input']>;
};

/** Repay bonds at their value [Corporate Bonds] */
export type IncorporatedRepayBondsInput = {
  /** How many bonds */
  count: Scalars['Int']['input'];
};

/** Take loans, at any time in phases 2 and 3 [Corporate Bonds] */
export type IncorporatedTakeLoanInput = {
  /** How many loans */
  count: Scalars['Int']['input'];
};

/** A command of Incorporated: exactly one field. A command without parameters is true. */
export type IncorporatedCommand =
  /** Bid for the corporation [Advanced Setup] */
  { bidForCorporation: IncorporatedBidForCorporationInput; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Bid no more for the corporation [Advanced Setup] */
  { bidForCorporation?: never; passCorporation: Scalars['Boolean']['input']; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Choose the target of an outlook effect [Phase 1 - Global Outlook] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget: IncorporatedChooseOutlookTargetInput; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Open the auction of a share [a) Bid in Public Markets] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction: IncorporatedOpenAuctionInput; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Offer a share to the others [b) Privately Sell Shares] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale: IncorporatedOfferPrivateSaleInput; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Spend an executive on nothing [Phase 2 - Investment] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment: Scalars['Boolean']['input']; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Raise the bid [a) Bid in Public Markets] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid: IncorporatedRaiseBidInput; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Leave the auction [a) Bid in Public Markets] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid: Scalars['Boolean']['input']; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Place the cube of the bought share [a) Bid in Public Markets] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube: IncorporatedPlaceInvestmentCubeInput; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Offer an own share for less [a) Bid in Public Markets] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid: IncorporatedLowerBidInput; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Sell no share [a) Bid in Public Markets] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell: Scalars['Boolean']['input']; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Remove the cube for the sold share [a) Bid in Public Markets] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube: IncorporatedRemoveSoldCubeInput; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Bid in a private sale (R16) */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale: IncorporatedBidPrivateSaleInput; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Leave a private sale (R16) */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale: Scalars['Boolean']['input']; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Choose the cube of the seller to replace (R18) */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube: IncorporatedReplaceSellerCubeInput; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Choose where too few income cubes go (R34) */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes: IncorporatedPlaceIncomeCubesInput; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Attack once or twice with loose cubes [a) Fight] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight: IncorporatedFightInput; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Send an executive to defend [b) Defend] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend: IncorporatedDefendInput; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Pay $1 for one or two movements [c) Expand] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand: IncorporatedExpandInput; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Send all executives to defend and act no more [d) Pass] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition: IncorporatedPassCompetitionInput; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Support a camp in the battleground of a zone [Power Plays] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay: IncorporatedPowerPlayInput; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Choose the next battleground [Effects of Victory in a Minor Country] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground: IncorporatedMoveBattlegroundInput; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Place a cube in Tax Havens [Tax Havens] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens: Scalars['Boolean']['input']; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Move a slider by two [Central Banks] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks: IncorporatedLobbyCentralBanksInput; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Austerity or stimulus [Budget] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget: IncorporatedLobbyBudgetInput; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Move the R&D marker [R&D] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd: IncorporatedLobbyRdInput; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Look at three payoff cards [Subsidies] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies: Scalars['Boolean']['input']; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Exchange a drawn card for a revealed one [Subsidies] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy: IncorporatedChooseSubsidyInput; discardPayoffCards?: never; repayBonds?: never; takeLoan?: never; }
  |  /** Discard the cards lost in the crisis [Crisis] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards: IncorporatedDiscardPayoffCardsInput; repayBonds?: never; takeLoan?: never; }
  |  /** Repay bonds at their value [Corporate Bonds] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds: IncorporatedRepayBondsInput; takeLoan?: never; }
  |  /** Take loans, at any time in phases 2 and 3 [Corporate Bonds] */
  { bidForCorporation?: never; passCorporation?: never; chooseOutlookTarget?: never; openAuction?: never; offerPrivateSale?: never; passInvestment?: never; raiseBid?: never; passBid?: never; placeInvestmentCube?: never; lowerBid?: never; passSell?: never; removeSoldCube?: never; bidPrivateSale?: never; passPrivateSale?: never; replaceSellerCube?: never; placeIncomeCubes?: never; fight?: never; defend?: never; expand?: never; passCompetition?: never; powerPlay?: never; moveBattleground?: never; lobbyTaxHavens?: never; lobbyCentralBanks?: never; lobbyBudget?: never; lobbyRd?: never; lobbySubsidies?: never; chooseSubsidy?: never; discardPayoffCards?: never; repayBonds?: never; takeLoan: IncorporatedTakeLoanInput; };

/** Codes of the rule violations of Incorporated. */
export type IncorporatedErrorCode =
  /** An option has a value outside its range; use the values that the options schema lists. */
  | 'INVALID_CONFIG'
  /** Incorporated is played by two to four seats. */
  | 'INVALID_PLAYER_COUNT'
  /** The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema. */
  | 'INVALID_COMMAND'
  /** The game has ended; no command is possible any more. */
  | 'GAME_OVER'
  /** The acting seat is not in this game; act for one of its seats. */
  | 'UNKNOWN_SEAT'
  /** The command belongs to another phase; use one of the present phase. */
  | 'WRONG_PHASE'
  /** Another decision is open, or none that this command answers; answer the open decision first. */
  | 'WRONG_STEP'
  /** Another seat must act now; wait until you are asked. */
  | 'NOT_YOUR_TURN'
  /** A parameter is out of its range or names something unknown; use an id of the catalogue and a number in range. */
  | 'INVALID_PARAMETER'
  /** The opener of a lot cannot pass; bid first, be it nothing. */
  | 'MUST_OPEN'
  /** So many loans are not granted, as each must bring at least $1; take fewer. */
  | 'NO_CREDIT'
  /** The amount is below the least that is allowed now; offer more. */
  | 'BID_TOO_LOW'
  /** The amount is more than could be paid; offer no more than cash and loans can bring. */
  | 'BID_TOO_HIGH'
  /** Only major countries have shares; choose one of the seven. */
  | 'NOT_MAJOR'
  /** The bank has no share of that country; choose another country. */
  | 'NO_SHARES_LEFT'
  /** An offer must be below the present price; offer for less. */
  | 'BID_NOT_LOWER'
  /** The seat holds no share of that country; offer one that it holds. */
  | 'NO_SHARE'
  /** The target is none of the options; choose one of those listed. */
  | 'INVALID_TARGET'
  /** Exactly the available cubes must be placed; change the sum. */
  | 'WRONG_CUBE_COUNT'
  /** A country gets no more cubes than the seat has shares of it; spread the cubes. */
  | 'ABOVE_ENTITLEMENT'
  /** The seat has no loose cube there; act where it has one. */
  | 'NO_LOOSE_CUBE'
  /** The square is locked and out of the game; choose another square. */
  | 'SQUARE_LOCKED'
  /** A cube occupies the square; choose an empty one. */
  | 'SQUARE_OCCUPIED'
  /** A seat cannot attack itself; name another seat. */
  | 'OWN_TARGET'
  /** There is no such piece to attack; attack one that is there. */
  | 'NO_SUCH_TARGET'
  /** Loose cubes or executives of its owner protect the cube; kill those first. */
  | 'TARGET_PROTECTED'
  /** Nobody can be attacked in Tax Havens; attack in a country. */
  | 'NO_ATTACK_IN_TAX_HAVENS'
  /** No arrow leads into Tax Havens; move to a country. */
  | 'TAX_HAVENS_CLOSED'
  /** No executive is left in the pool; this needs one. */
  | 'NO_EXECUTIVE'
  /** Passing sends every executive of the pool; name a country for each. */
  | 'WRONG_EXECUTIVE_COUNT'
  /** The payment is more than the seat can raise now; have the money first. */
  | 'CANNOT_PAY'
  /** No arrow leads from the one country to the other; follow the arrows. */
  | 'NO_ARROW'
  /** No cube leaves a battleground; move another cube. */
  | 'LEAVING_BATTLEGROUND'
  /** The two countries belong to rival camps; stay within a camp or enter a battleground. */
  | 'RIVAL_CAMP'
  /** The event has been used this turn; choose another. */
  | 'EVENT_ALREADY_USED'
  /** The zone has no battleground any more; choose another zone. */
  | 'NO_BATTLEGROUND'
  /** The R&D marker goes to countries with stability 5 only; choose a square of one. */
  | 'NOT_STABILITY_5'
  /** No payoff card is revealed that could be replaced; choose another event. */
  | 'NO_REVEALED_CARD'
  /** No payoff card is left to look at; choose another event. */
  | 'NO_PAYOFF_CARD'
  /** Exactly the demanded number of different cards must be discarded; change the list. */
  | 'WRONG_CARD_COUNT';

/** A game of Corporate America as a viewer may see it */
export type CorporateAmericaView = {
  __typename?: 'CorporateAmericaView';
  /** Options of a game of Corporate America */
  config: CorporateAmericaOptions;
  /** Number of players */
  seatCount: Scalars['Int']['output'];
  /** Number of the turn; 0 before the first */
  turn: Scalars['Int']['output'];
  /** Phase of the turn [Phases of a Turn] */
  phase: CorporateAmericaPhase;
  /** What is being decided */
  step?: Maybe<CorporateAmericaStep>;
  /** Who must act now; the seat after the players is the arbiter (R39) */
  active: Array<Scalars['Int']['output']>;
  /** The president */
  president: Scalars['Int']['output'];
  /** By seat */
  players: Array<CorporateAmericaPlayer>;
  /** Dollars of the Treasury, below 0 once money was printed; null with secret money */
  treasury?: Maybe<Scalars['Int']['output']>;
  /** The business deck, top first; null for those who may not see them */
  businessDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the business deck */
  businessDeckCount: Scalars['Int']['output'];
  /** Discarded business cards, oldest first */
  businessDiscard: Array<Scalars['ID']['output']>;
  /** The consumer deck, top first; null for those who may not see them */
  consumerDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the consumer deck */
  consumerDeckCount: Scalars['Int']['output'];
  /** Discarded consumer cards, oldest first */
  consumerDiscard: Array<Scalars['ID']['output']>;
  /** The legislation deck, top first; null for those who may not see them */
  legislationDeck?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the legislation deck */
  legislationDeckCount: Scalars['Int']['output'];
  /** Discarded legislation, oldest first */
  legislationDiscard: Array<Scalars['ID']['output']>;
  /** Executive privileges on the board, top first; null for those who may not see them */
  privilegePile?: Maybe<Array<Scalars['ID']['output']>>;
  /** Executive privileges on the board */
  privilegePileCount: Scalars['Int']['output'];
  /** Executive privileges that are not used; null for those who may not see them */
  privilegeAside?: Maybe<Array<Scalars['ID']['output']>>;
  /** Executive privileges that are not used */
  privilegeAsideCount: Scalars['Int']['output'];
  /** Used executive privileges, oldest first */
  privilegeDiscard: Array<Scalars['ID']['output']>;
  /** Laws in play, in order of enactment */
  laws: Array<Scalars['ID']['output']>;
  /** Protests in play, in order of reveal */
  protests: Array<Scalars['ID']['output']>;
  /** The eight spots */
  legislationBoard: Array<CorporateAmericaBoardSpot>;
  /** Consumer cards played in this phase */
  consumersPlayed: Array<Scalars['ID']['output']>;
  /** The Wall Street Phase [Wall Street Phase] */
  wallStreet: CorporateAmericaWallStreet;
  /** The Main Street Phase [Main Street Phase] */
  mainStreet: CorporateAmericaMainStreet;
  /** The Campaign Trail Phase [Campaign Trail Phase] */
  campaign: CorporateAmericaCampaign;
  /** Dollars for each candidate, by seat; null while they are secret */
  piles?: Maybe<Array<Scalars['Int']['output']>>;
  /** The Capitol Hill Phase [Capitol Hill Phase] */
  capitol: CorporateAmericaCapitol;
  /** How the game ended [Who Wins?] */
  result?: Maybe<CorporateAmericaResult>;
};

/** Options of a game of Corporate America */
export type CorporateAmericaOptions = {
  __typename?: 'CorporateAmericaOptions';
  /** Who acts when in the Wall Street Phase */
  wallStreetMode: CorporateAmericaWallStreetMode;
  /** How the first president is found: exactly the members of its mode [Who Goes First?] (R1) */
  firstPresident: CorporateAmericaFirstPresident;
  /** Who decides ties (R2) */
  supremeCourt: CorporateAmericaSupremeCourtMode;
  /** Who sees fortunes [Setup] */
  moneyVisibility: CorporateAmericaMoneyVisibility;
  /** Monetary gifts are allowed in the Main Street Phase [Main Street Phase] */
  bribes: Scalars['Boolean']['output'];
  /** There is a step for pledges before the bids (R20) */
  debateStep: Scalars['Boolean']['output'];
  /** There is a last chance for gifts before the Main Street Phase ends (R16) */
  settlementStep: Scalars['Boolean']['output'];
  /** A seat may decline to start a business that it can pay for (R5) */
  allowDeclineStart: Scalars['Boolean']['output'];
  /** What Immaculate Image protects from (R13) */
  immaculateImageScope: CorporateAmericaImmaculateImageScope;
  /** Executive privileges have effects, beside their $5 in the end (R26) */
  executivePrivilegeEffects: Scalars['Boolean']['output'];
};

/** Who acts when in the Wall Street Phase */
export type CorporateAmericaWallStreetMode =
  /** One seat after the other, clockwise from the president */
  | 'ORDERED'
  /** All seats at the same time (R4) */
  | 'SIMULTANEOUS';

/** How the first president is found: exactly the members of its mode [Who Goes First?] (R1) */
export type CorporateAmericaFirstPresident = {
  __typename?: 'CorporateAmericaFirstPresident';
  /** How the first president is found (R1) */
  mode: CorporateAmericaFirstPresidentMode;
  /** seat: the first president */
  seat?: Maybe<Scalars['Int']['output']>;
  /** declaredCash: what each player has on the person, by seat */
  cents?: Maybe<Array<Scalars['Int']['output']>>;
};

/** How the first president is found (R1) */
export type CorporateAmericaFirstPresidentMode =
  /** By lot */
  | 'RANDOM'
  /** The named seat */
  | 'SEAT'
  /** The seat with the most real money declared, by lot among the tied [Who Goes First?] */
  | 'DECLARED_CASH';

/** Who decides ties (R2) */
export type CorporateAmericaSupremeCourtMode =
  /** The lot */
  | 'RANDOM'
  /** A person outside the game, at one more place of the table (R39) */
  | 'ARBITER';

/** Who sees fortunes [Setup] */
export type CorporateAmericaMoneyVisibility =
  /** Their owners only */
  | 'SECRET'
  /** Everybody; bids stay secret until they are revealed (R38) */
  | 'OPEN';

/** What Immaculate Image protects from (R13) */
export type CorporateAmericaImmaculateImageScope =
  /** Legislation that names a PR problem, as a whole */
  | 'LEGISLATION'
  /** The PR problems that legislation names; the industries it names still count */
  | 'PR_TAG';

/** Phase of the turn [Phases of a Turn] */
export type CorporateAmericaPhase =
  /** Businesses are started [Wall Street Phase] */
  | 'WALL_STREET'
  /** Consumers spend their money [Main Street Phase] */
  | 'MAIN_STREET'
  /** The next president is determined [Campaign Trail Phase] */
  | 'CAMPAIGN_TRAIL'
  /** The new president enacts legislation [Capitol Hill Phase] */
  | 'CAPITOL_HILL'
  /** The game has ended */
  | 'GAME_OVER';

/** What is being decided */
export type CorporateAmericaStep =
  /** A business card is discarded, then businesses are started [Wall Street Phase] */
  | 'WALL_STREET_TURN'
  /** An extra business may be started [Job Creator] */
  | 'JOB_CREATOR'
  /** A card is taken from a hand [Think Tank] */
  | 'THINK_TANK'
  /** Consumer cards are revealed and one is played [Main Street Phase] */
  | 'CONSUMER'
  /** A recipient is named [Shared Customers] */
  | 'SHARED_CUSTOMERS'
  /** The last chance for gifts (R16) */
  | 'SETTLEMENT'
  /** Pledges are made (R20) */
  | 'DEBATE'
  /** Money is bid on candidates [Campaign Trail Phase] */
  | 'BID'
  /** The arbiter decides a tied election (R2) */
  | 'SUPREME_COURT'
  /** The new president cleans up [Capitol Hill Phase] */
  | 'FIRST_ACT'
  /** Executive privileges may be used before legislation is enacted (R26) */
  | 'PRIVILEGE_WINDOW'
  /** The president enacts three pieces of legislation [Capitol Hill Phase] */
  | 'ENACT'
  /** A fine may be waived with an executive privilege (R26) */
  | 'PARDON'
  /** A business of the monopoly is discarded [Break Monopoly] */
  | 'BREAK_MONOPOLY'
  /** The arbiter decides who of the tied has won [Who Wins?] */
  | 'FINAL_SUPREME_COURT';

/** What a seat has */
export type CorporateAmericaPlayer = {
  __typename?: 'CorporateAmericaPlayer';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Dollars, null for those who may not see them; with open money still with the own bids (R38) */
  money?: Maybe<Scalars['Int']['output']>;
  /** Business cards in hand, newest last; null for those who may not see them */
  hand?: Maybe<Array<Scalars['ID']['output']>>;
  /** Business cards in hand */
  handCount: Scalars['Int']['output'];
  /** In order of start */
  businesses: Array<Scalars['ID']['output']>;
  /** Executive privileges, in the order taken; null for those who may not see them */
  privileges?: Maybe<Array<Scalars['ID']['output']>>;
  /** Executive privileges */
  privilegeCount: Scalars['Int']['output'];
};

/** A spot for legislation */
export type CorporateAmericaBoardSpot = {
  __typename?: 'CorporateAmericaBoardSpot';
  /** Its number */
  spot: Scalars['Int']['output'];
  /** The card that lies there */
  legislationId?: Maybe<Scalars['ID']['output']>;
};

/** The Wall Street Phase [Wall Street Phase] */
export type CorporateAmericaWallStreet = {
  __typename?: 'CorporateAmericaWallStreet';
  /** Clockwise from the president */
  order: Array<Scalars['Int']['output']>;
  /** By seat */
  seats: Array<CorporateAmericaSeatProgress>;
  /** Job Creators that still work, head first [Job Creator] */
  jobQueue: Array<CorporateAmericaOwnedBusiness>;
  /** Think Tanks that still work, head first [Think Tank] */
  thinkQueue: Array<CorporateAmericaOwnedBusiness>;
  /** Cards under Start Up Labs, or the hand under Patent Troll Law Firm; null for those who may not see them */
  inspected?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of these cards */
  inspectedCount: Scalars['Int']['output'];
  /** Whose hand is inspected */
  inspectTarget?: Maybe<Scalars['Int']['output']>;
};

/** How far a seat is in the Wall Street Phase */
export type CorporateAmericaSeatProgress = {
  __typename?: 'CorporateAmericaSeatProgress';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Stage of a seat in the Wall Street Phase */
  stage: CorporateAmericaSeatStage;
  /** Businesses started, without extra ones */
  started: Scalars['Int']['output'];
  /** Businesses that it should start */
  quota: Scalars['Int']['output'];
  /** All businesses started in this phase */
  startedIds: Array<Scalars['ID']['output']>;
};

/** Stage of a seat in the Wall Street Phase */
export type CorporateAmericaSeatStage =
  /** Its turn has not come */
  | 'WAITING'
  /** It must discard a business card */
  | 'DISCARD'
  /** It starts businesses */
  | 'START'
  /** It starts no more */
  | 'DONE';

/** A business and its owner */
export type CorporateAmericaOwnedBusiness = {
  __typename?: 'CorporateAmericaOwnedBusiness';
  /** Its owner */
  seat: Scalars['Int']['output'];
  /** The business */
  businessId: Scalars['ID']['output'];
};

/** The Main Street Phase [Main Street Phase] */
export type CorporateAmericaMainStreet = {
  __typename?: 'CorporateAmericaMainStreet';
  /** Spots filled so far */
  turnIndex: Scalars['Int']['output'];
  /** Consumptions revealed in this turn */
  revealed: Array<Scalars['ID']['output']>;
  /** Priced reveals in this turn */
  revealCount: Scalars['Int']['output'];
  /** Sponsored businesses used in this phase */
  usedSponsors: Array<Scalars['ID']['output']>;
  /** Deductions that are lent, in content order */
  lent: Array<CorporateAmericaLent>;
  /** What is owed to shared customers, head first */
  sharedQueue: Array<CorporateAmericaObligation>;
  /** Looked at and not yet put back (R26); null for those who may not see them */
  peeked?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of these cards */
  peekedCount: Scalars['Int']['output'];
  /** Gifts made in this phase, by seat (R40) */
  giftsMade: Array<Scalars['Int']['output']>;
  /** Lendings made in this phase, by seat (R40) */
  lendingsMade: Array<Scalars['Int']['output']>;
  /** Who has confirmed the settlement (R16) */
  settled: Array<Scalars['Int']['output']>;
};

/** A deduction given to another player [Sponsored] */
export type CorporateAmericaLent = {
  __typename?: 'CorporateAmericaLent';
  /** The business */
  businessId: Scalars['ID']['output'];
  /** Who may use it */
  seat: Scalars['Int']['output'];
};

/** Money that a business owes its shared customers [Shared Customers] */
export type CorporateAmericaObligation = {
  __typename?: 'CorporateAmericaObligation';
  /** The owner of the business */
  seat: Scalars['Int']['output'];
  /** The business card */
  businessId: Scalars['ID']['output'];
  /** `business` for its own rule, else the law that makes it owe [Offset] */
  source: Scalars['ID']['output'];
  /** An industry, in content order */
  beneficiaryIndustry: CorporateAmericaIndustry;
  /** Dollars */
  amount: Scalars['Int']['output'];
};

/** An industry, in content order */
export type CorporateAmericaIndustry =
  /** Energy */
  | 'ENERGY'
  /** Entertainment */
  | 'ENTERTAINMENT'
  /** Finance */
  | 'FINANCE'
  /** Food */
  | 'FOOD'
  /** Green */
  | 'GREEN'
  /** Health */
  | 'HEALTH'
  /** Home */
  | 'HOME'
  /** Luxury */
  | 'LUXURY'
  /** Media */
  | 'MEDIA'
  /** Sin */
  | 'SIN'
  /** Technology */
  | 'TECHNOLOGY'
  /** Transportation */
  | 'TRANSPORTATION';

/** The Campaign Trail Phase [Campaign Trail Phase] */
export type CorporateAmericaCampaign = {
  __typename?: 'CorporateAmericaCampaign';
  /** The bid round; 0 before the bids */
  round: Scalars['Int']['output'];
  /** Who has agreed to the end of the debate (R20) */
  ready: Array<Scalars['Int']['output']>;
  /** Who bids no more */
  passed: Array<Scalars['Int']['output']>;
  /** The latest of each seat, by seat */
  pledges: Array<CorporateAmericaPledge>;
  /** Pledges made in this turn, by seat (R40) */
  pledgesMade: Array<Scalars['Int']['output']>;
  /** In the order made */
  contributions: Array<CorporateAmericaContribution>;
};

/** What a seat would enact; not binding (R20) */
export type CorporateAmericaPledge = {
  __typename?: 'CorporateAmericaPledge';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** The cards named */
  legislationIds: Array<Scalars['ID']['output']>;
};

/** Money bid on a candidate */
export type CorporateAmericaContribution = {
  __typename?: 'CorporateAmericaContribution';
  /** The bid round */
  round: Scalars['Int']['output'];
  /** Who bid it */
  seat: Scalars['Int']['output'];
  /** The candidate */
  candidate: Scalars['Int']['output'];
  /** Dollars; null for those who may not see them (R17) */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Dollars of the Treasury beside them; null likewise */
  matching?: Maybe<Scalars['Int']['output']>;
};

/** The Capitol Hill Phase [Capitol Hill Phase] */
export type CorporateAmericaCapitol = {
  __typename?: 'CorporateAmericaCapitol';
  /** Between whom the Supreme Court decides */
  tied: Array<Scalars['Int']['output']>;
  /** Legislation enacted this turn */
  enacted: Array<Scalars['ID']['output']>;
  /** Legislation that is enacted, no law, and not yet discarded */
  resolving?: Maybe<Scalars['ID']['output']>;
  /** A law was revoked as the first act */
  revokeUsed: Scalars['Boolean']['output'];
  /** A protest was satisfied as the first act [Patriot Act] */
  patriotUsed: Scalars['Boolean']['output'];
  /** Who may still use privileges, head first (R26) */
  windowQueue: Array<Scalars['Int']['output']>;
  /** Fines still to be paid, head first */
  fineQueue: Array<CorporateAmericaFineDue>;
  /** A monopoly to break [Break Monopoly] */
  monopoly?: Maybe<CorporateAmericaMonopoly>;
};

/** A fine that a seat owes [Fine] */
export type CorporateAmericaFineDue = {
  __typename?: 'CorporateAmericaFineDue';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** The affected businesses, in order of start */
  businessIds: Array<Scalars['ID']['output']>;
  /** Dollars */
  due: Scalars['Int']['output'];
};

/** A monopoly to break [Break Monopoly] */
export type CorporateAmericaMonopoly = {
  __typename?: 'CorporateAmericaMonopoly';
  /** A player with synergy */
  target: Scalars['Int']['output'];
  /** An industry, in content order */
  industry: CorporateAmericaIndustry;
};

/** How the game ended [Who Wins?] */
export type CorporateAmericaResult = {
  __typename?: 'CorporateAmericaResult';
  /** By seat */
  scores: Array<CorporateAmericaFinalScore>;
  /** The winner */
  winner: Scalars['Int']['output'];
};

/** What a seat has in the end [Who Wins?] */
export type CorporateAmericaFinalScore = {
  __typename?: 'CorporateAmericaFinalScore';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Dollars */
  money: Scalars['Int']['output'];
  /** Executive privileges it has not used */
  unusedPrivileges: Scalars['Int']['output'];
  /** Dollars with $5 for each of them */
  total: Scalars['Int']['output'];
  /** 1 is best; tied seats share a rank (R27) */
  rank: Scalars['Int']['output'];
};

/** The game has started [Who Goes First?] */
export type CorporateAmericaGameStarted = MatchEvent & {
  __typename?: 'CorporateAmericaGameStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of players */
  seatCount?: Maybe<Scalars['Int']['output']>;
  /** The options, complete */
  gameOptions?: Maybe<Scalars['JSON']['output']>;
  /** The first president */
  president?: Maybe<Scalars['Int']['output']>;
};

/** A deck of cards */
export type CorporateAmericaDeck =
  /** The business deck */
  | 'BUSINESS'
  /** The consumer deck */
  | 'CONSUMER'
  /** The legislation deck */
  | 'LEGISLATION'
  /** The executive privilege cards */
  | 'EXECUTIVE_PRIVILEGE';

/** Why a deck was shuffled */
export type CorporateAmericaShuffleCause =
  /** The game starts */
  | 'SETUP'
  /** The deck was empty and the discard pile became the deck (R8) */
  | 'RESHUFFLE'
  /** Another game branches off here */
  | 'FORK'
  /** The game goes on from an earlier version */
  | 'ROLLBACK';

/** A deck was shuffled */
export type CorporateAmericaDeckShuffled = MatchEvent & {
  __typename?: 'CorporateAmericaDeckShuffled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** A deck of cards */
  deckKind?: Maybe<CorporateAmericaDeck>;
  /** Why a deck was shuffled */
  shuffleCause?: Maybe<CorporateAmericaShuffleCause>;
  /** Cards of the deck */
  size?: Maybe<Scalars['Int']['output']>;
  /** The order of the deck, top first */
  order?: Maybe<Array<Scalars['ID']['output']>>;
};

/** Every player got money [Setup] */
export type CorporateAmericaStartingMoneyDealt = MatchEvent & {
  __typename?: 'CorporateAmericaStartingMoneyDealt';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Dollars */
  amountEach?: Maybe<Scalars['Int']['output']>;
};

/** A player got the first hand [Setup] */
export type CorporateAmericaOpeningHandDealt = MatchEvent & {
  __typename?: 'CorporateAmericaOpeningHandDealt';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, from the top */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
  /** Their places in the deck’s order, 0 was the top (specification 16.3) */
  positions?: Maybe<Array<Scalars['Int']['output']>>;
};

/** Executive privileges were put on the board [Setup] */
export type CorporateAmericaPrivilegesPlaced = MatchEvent & {
  __typename?: 'CorporateAmericaPrivilegesPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The pile, top first */
  onBoard?: Maybe<Array<Scalars['ID']['output']>>;
  /** The cards that are not used */
  aside?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the pile */
  onBoardCount?: Maybe<Scalars['Int']['output']>;
  /** Cards that are not used */
  asideCount?: Maybe<Scalars['Int']['output']>;
};

/** A turn started [Phases of a Turn] */
export type CorporateAmericaTurnStarted = MatchEvent & {
  __typename?: 'CorporateAmericaTurnStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the turn */
  turn?: Maybe<Scalars['Int']['output']>;
  /** The president */
  president?: Maybe<Scalars['Int']['output']>;
};

/** A phase started [Phases of a Turn] */
export type CorporateAmericaPhaseStarted = MatchEvent & {
  __typename?: 'CorporateAmericaPhaseStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the turn */
  turn?: Maybe<Scalars['Int']['output']>;
  /** Phase of the turn [Phases of a Turn] */
  turnPhase?: Maybe<CorporateAmericaPhase>;
};

/** A step began, or asks another seat */
export type CorporateAmericaStepEntered = MatchEvent & {
  __typename?: 'CorporateAmericaStepEntered';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Phase of the turn [Phases of a Turn] */
  turnPhase?: Maybe<CorporateAmericaPhase>;
  /** What is being decided */
  turnStep?: Maybe<CorporateAmericaStep>;
  /** Who must act */
  seats?: Maybe<Array<Scalars['Int']['output']>>;
};

/** Why business cards were drawn */
export type CorporateAmericaDrawReason =
  /** The two cards of the Wall Street Phase [Wall Street Phase] */
  | 'WALL_STREET'
  /** A Think Tank [Think Tank] */
  | 'THINK_TANK';

/** Business cards were drawn [Wall Street Phase] */
export type CorporateAmericaBusinessCardsDrawn = MatchEvent & {
  __typename?: 'CorporateAmericaBusinessCardsDrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, from the top */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
  /** Their places in the deck’s order, 0 was the top (specification 16.3) */
  positions?: Maybe<Array<Scalars['Int']['output']>>;
  /** Why business cards were drawn */
  drawReason?: Maybe<CorporateAmericaDrawReason>;
};

/** Why cards were discarded */
export type CorporateAmericaDiscardReason =
  /** The business card of the Wall Street Phase [Wall Street Phase] */
  | 'WALL_STREET'
  /** Not chosen among the cards of Start Up Labs [Job Creator] */
  | 'START_UP_LABS'
  /** The business of a broken monopoly [Break Monopoly] */
  | 'BREAK_MONOPOLY'
  /** Revealed, but not played [Main Street Phase] */
  | 'NOT_CHOSEN'
  /** Played, and the phase is over [Main Street Phase] */
  | 'PHASE_END'
  /** Enacted, but no law [Capitol Hill Phase] */
  | 'ENACTED'
  /** Not enacted [Capitol Hill Phase] */
  | 'REJECTED';

/** A business card was discarded, face up */
export type CorporateAmericaBusinessCardDiscarded = MatchEvent & {
  __typename?: 'CorporateAmericaBusinessCardDiscarded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** Why cards were discarded */
  cardDiscardReason?: Maybe<CorporateAmericaDiscardReason>;
};

/** Where a started business came from */
export type CorporateAmericaStartSource =
  /** The hand */
  | 'HAND'
  /** The top cards of the business deck [Job Creator] */
  | 'DECK';

/** A business was started [Wall Street Phase] */
export type CorporateAmericaBusinessStarted = MatchEvent & {
  __typename?: 'CorporateAmericaBusinessStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** Printed cost in dollars */
  startUpCost?: Maybe<Scalars['Int']['output']>;
  /** Dollars less by a No-Bid Contract (R26) */
  discount?: Maybe<Scalars['Int']['output']>;
  /** Dollars paid to the Treasury */
  paid?: Maybe<Scalars['Int']['output']>;
  /** Where a started business came from */
  startSource?: Maybe<CorporateAmericaStartSource>;
  /** The Job Creator that made it possible [Job Creator] */
  trigger?: Maybe<Scalars['ID']['output']>;
};

/** Why a seat starts no more (R5) */
export type CorporateAmericaStartingEnd =
  /** It has started as many businesses as it should */
  | 'QUOTA_MET'
  /** It can pay for no card of its hand */
  | 'CANNOT_AFFORD'
  /** It wants no more, where the options allow that */
  | 'DECLINED';

/** A seat starts no more businesses [Wall Street Phase] */
export type CorporateAmericaStartingFinished = MatchEvent & {
  __typename?: 'CorporateAmericaStartingFinished';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Businesses started */
  started?: Maybe<Scalars['Int']['output']>;
  /** Businesses that it should start */
  quota?: Maybe<Scalars['Int']['output']>;
  /** Why a seat starts no more (R5) */
  startingEnd?: Maybe<CorporateAmericaStartingEnd>;
};

/** A seat looks at the top of the business deck [Job Creator] */
export type CorporateAmericaTopBusinessesInspected = MatchEvent & {
  __typename?: 'CorporateAmericaTopBusinessesInspected';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** The cards, from the top */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
  /** Their places in the deck’s order, 0 was the top (specification 16.3) */
  positions?: Maybe<Array<Scalars['Int']['output']>>;
};

/** A seat started no extra business [Job Creator] */
export type CorporateAmericaJobCreatorDeclined = MatchEvent & {
  __typename?: 'CorporateAmericaJobCreatorDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
};

/** A seat looks at the hand of another [Think Tank] */
export type CorporateAmericaHandInspected = MatchEvent & {
  __typename?: 'CorporateAmericaHandInspected';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat whose hand it is */
  targetSeat?: Maybe<Scalars['Int']['output']>;
  /** The hand */
  cardIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
};

/** A seat took a card of another’s hand [Think Tank] */
export type CorporateAmericaBusinessCardTaken = MatchEvent & {
  __typename?: 'CorporateAmericaBusinessCardTaken';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The seat whose hand it is */
  targetSeat?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
};

/** Why a Think Tank took nothing [Think Tank] */
export type CorporateAmericaThinkTankEnd =
  /** No card is left to draw */
  | 'NO_CARDS'
  /** Every other hand is empty */
  | 'NO_HANDS'
  /** Its owner did not want to */
  | 'DECLINED';

/** A Think Tank took nothing [Think Tank] */
export type CorporateAmericaThinkTankDeclined = MatchEvent & {
  __typename?: 'CorporateAmericaThinkTankDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** Why a Think Tank took nothing [Think Tank] */
  thinkTankEnd?: Maybe<CorporateAmericaThinkTankEnd>;
};

/** A protest was revealed [Main Street Phase] */
export type CorporateAmericaProtestRevealed = MatchEvent & {
  __typename?: 'CorporateAmericaProtestRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who revealed it; null for the ninth card */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The protest */
  protestId?: Maybe<Scalars['ID']['output']>;
  /** Its place in the deck’s order, 0 was the top (specification 16.3) */
  position?: Maybe<Scalars['Int']['output']>;
};

/** A protest pays a business [Oppressed Market] */
export type CorporateAmericaOppressedMarketPaid = MatchEvent & {
  __typename?: 'CorporateAmericaOppressedMarketPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** Dollars from the Treasury */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A consumer card was revealed [Main Street Phase] */
export type CorporateAmericaConsumerRevealed = MatchEvent & {
  __typename?: 'CorporateAmericaConsumerRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who revealed it; null for the ninth card */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The consumer card */
  consumerId?: Maybe<Scalars['ID']['output']>;
  /** Its place in the deck’s order, 0 was the top (specification 16.3) */
  position?: Maybe<Scalars['Int']['output']>;
  /** Which reveal of the turn it is, from 1 */
  ordinal?: Maybe<Scalars['Int']['output']>;
  /** Dollars by the table */
  price?: Maybe<Scalars['Int']['output']>;
  /** Dollars less by sponsors [Sponsored] */
  discount?: Maybe<Scalars['Int']['output']>;
  /** Dollars paid to the Treasury */
  paid?: Maybe<Scalars['Int']['output']>;
  /** The sponsored businesses used */
  sponsors?: Maybe<Array<Scalars['ID']['output']>>;
};

/** No consumption is left to reveal, and nothing is paid */
export type CorporateAmericaRevealExhausted = MatchEvent & {
  __typename?: 'CorporateAmericaRevealExhausted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who wanted to reveal it */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Which reveal of the turn it would have been, from 1 */
  ordinal?: Maybe<Scalars['Int']['output']>;
};

/** Why a consumer card was played */
export type CorporateAmericaPlayCause =
  /** A player played it [Main Street Phase] */
  | 'PLAYER'
  /** The ninth card [Abstinence Education] */
  | 'ABSTINENCE_EDUCATION';

/** A consumer card was played [Main Street Phase] */
export type CorporateAmericaConsumerPlayed = MatchEvent & {
  __typename?: 'CorporateAmericaConsumerPlayed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Who played it; null for the ninth card */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The consumer card */
  consumerId?: Maybe<Scalars['ID']['output']>;
  /** An industry, in content order */
  industryId?: Maybe<CorporateAmericaIndustry>;
  /** Its spot on the board; null for the ninth card */
  spot?: Maybe<Scalars['Int']['output']>;
  /** Why a consumer card was played */
  playCause?: Maybe<CorporateAmericaPlayCause>;
};

/** What a seat makes [Main Street Phase] */
export type CorporateAmericaIncomePayment = {
  __typename?: 'CorporateAmericaIncomePayment';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Its businesses in the industry, in order of start */
  businesses: Array<CorporateAmericaBusinessIncome>;
  /** How many they are */
  synergyCount: Scalars['Int']['output'];
  /** Dollars of synergy */
  synergy: Scalars['Int']['output'];
  /** Dollars in all */
  total: Scalars['Int']['output'];
};

/** What a business makes [Main Street Phase] */
export type CorporateAmericaBusinessIncome = {
  __typename?: 'CorporateAmericaBusinessIncome';
  /** The business card */
  businessId: Scalars['ID']['output'];
  /** Printed income in dollars */
  base: Scalars['Int']['output'];
  /** Dollars more by laws [Stimulus] */
  stimulus: Scalars['Int']['output'];
  /** Dollars more by a Stimulus Check (R26) */
  bonus: Scalars['Int']['output'];
  /** Dollars less by laws [Tax] */
  tax: Scalars['Int']['output'];
  /** What it makes, never below 0 (R12) */
  income: Scalars['Int']['output'];
};

/** The businesses of an industry make money [Main Street Phase] */
export type CorporateAmericaIncomePaid = MatchEvent & {
  __typename?: 'CorporateAmericaIncomePaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The consumer card */
  consumerId?: Maybe<Scalars['ID']['output']>;
  /** An industry, in content order */
  industryId?: Maybe<CorporateAmericaIndustry>;
  /** Clockwise, seats with such a business only */
  payments?: Maybe<Array<CorporateAmericaIncomePayment>>;
};

/** Businesses owe their shared customers [Shared Customers] */
export type CorporateAmericaSharedCustomersQueued = MatchEvent & {
  __typename?: 'CorporateAmericaSharedCustomersQueued';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** In the order in which they are settled */
  obligations?: Maybe<Array<CorporateAmericaObligation>>;
};

/** A business paid its shared customers [Shared Customers] */
export type CorporateAmericaSharedCustomersGiven = MatchEvent & {
  __typename?: 'CorporateAmericaSharedCustomersGiven';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Money that a business owes its shared customers [Shared Customers] */
  obligation?: Maybe<CorporateAmericaObligation>;
  /** Who got the money; null for nobody */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** Dollars given (R14) */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Nothing was to be chosen */
  automatic?: Maybe<Scalars['Boolean']['output']>;
};

/** Consumer cards were discarded [Main Street Phase] */
export type CorporateAmericaConsumersDiscarded = MatchEvent & {
  __typename?: 'CorporateAmericaConsumersDiscarded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The cards, in the order discarded */
  consumerIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why cards were discarded */
  cardDiscardReason?: Maybe<CorporateAmericaDiscardReason>;
};

/** A player gave another money [Main Street Phase] */
export type CorporateAmericaMoneyGiven = MatchEvent & {
  __typename?: 'CorporateAmericaMoneyGiven';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The giver */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** The seat that gets it */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** Dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A deduction was given to another player [Sponsored] */
export type CorporateAmericaSponsorshipLent = MatchEvent & {
  __typename?: 'CorporateAmericaSponsorshipLent';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** The seat that gets it */
  toSeat?: Maybe<Scalars['Int']['output']>;
};

/** A lent deduction was taken back (R11) */
export type CorporateAmericaSponsorshipWithdrawn = MatchEvent & {
  __typename?: 'CorporateAmericaSponsorshipWithdrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
};

/** A seat agrees to the end of the phase (R16) */
export type CorporateAmericaSettlementConfirmed = MatchEvent & {
  __typename?: 'CorporateAmericaSettlementConfirmed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** What an executive privilege was used on: the member that it takes (R26) */
export type CorporateAmericaPrivilegeParams = {
  __typename?: 'CorporateAmericaPrivilegeParams';
  /** Executive Order: the law */
  lawId?: Maybe<Scalars['ID']['output']>;
  /** Stimulus Check: the consumer card */
  consumerId?: Maybe<Scalars['ID']['output']>;
  /** No-Bid Contract: the business */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** Pocket Veto: the legislation */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Free Speech Zone: the protest */
  protestId?: Maybe<Scalars['ID']['output']>;
};

/** An executive privilege was used (R26) */
export type CorporateAmericaExecutivePrivilegeUsed = MatchEvent & {
  __typename?: 'CorporateAmericaExecutivePrivilegeUsed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The executive privilege */
  privilegeId?: Maybe<Scalars['ID']['output']>;
  /** What an executive privilege was used on: the member that it takes (R26) */
  privilegeParams?: Maybe<CorporateAmericaPrivilegeParams>;
};

/** A seat looks at the top of the consumer deck (R26) */
export type CorporateAmericaConsumersPeeked = MatchEvent & {
  __typename?: 'CorporateAmericaConsumersPeeked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, from the top */
  consumerIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
  /** Their places in the deck’s order, 0 was the top (specification 16.3) */
  positions?: Maybe<Array<Scalars['Int']['output']>>;
};

/** They were put back on the deck (R26) */
export type CorporateAmericaConsumersReordered = MatchEvent & {
  __typename?: 'CorporateAmericaConsumersReordered';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, the new top first */
  order?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
};

/** A legislation card that was revealed */
export type CorporateAmericaRevealedLegislation = {
  __typename?: 'CorporateAmericaRevealedLegislation';
  /** Its spot on the board */
  spot: Scalars['Int']['output'];
  /** The legislation card */
  legislationId: Scalars['ID']['output'];
  /** Its place in the deck’s order, 0 was the top (specification 16.3) */
  position: Scalars['Int']['output'];
};

/** Why legislation was revealed */
export type CorporateAmericaRevealCause =
  /** The six election issues [Campaign Trail Phase] */
  | 'ELECTION_ISSUES'
  /** The two cards of the new president [Capitol Hill Phase] */
  | 'NEW_PRESIDENT'
  /** It replaces a vetoed card (R26) */
  | 'POCKET_VETO';

/** Legislation was revealed [Campaign Trail Phase] */
export type CorporateAmericaLegislationRevealed = MatchEvent & {
  __typename?: 'CorporateAmericaLegislationRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** In spot order */
  revealedLegislation?: Maybe<Array<CorporateAmericaRevealedLegislation>>;
  /** Why legislation was revealed */
  revealCause?: Maybe<CorporateAmericaRevealCause>;
};

/** A seat said what it would enact; not binding (R20) */
export type CorporateAmericaPledgeMade = MatchEvent & {
  __typename?: 'CorporateAmericaPledgeMade';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards named */
  legislationIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A seat agrees to the end of the debate (R20) */
export type CorporateAmericaDebateReady = MatchEvent & {
  __typename?: 'CorporateAmericaDebateReady';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** A bid round started [Campaign Trail Phase] */
export type CorporateAmericaBidRoundStarted = MatchEvent & {
  __typename?: 'CorporateAmericaBidRoundStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Bid round */
  round?: Maybe<Scalars['Int']['output']>;
};

/** Money bid on one candidate */
export type CorporateAmericaBidContribution = {
  __typename?: 'CorporateAmericaBidContribution';
  /** The candidate, named once */
  candidate: Scalars['Int']['output'];
  /** Dollars */
  amount: Scalars['Int']['output'];
};

/** A seat bid in secret [Campaign Trail Phase] */
export type CorporateAmericaBidPlaced = MatchEvent & {
  __typename?: 'CorporateAmericaBidPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Bid round */
  round?: Maybe<Scalars['Int']['output']>;
  /** To whom, ascending */
  candidates?: Maybe<Array<Scalars['Int']['output']>>;
  /** The Treasury adds money to one of them (R26) */
  matchingFundsUsed?: Maybe<Scalars['Boolean']['output']>;
  /** Money for each candidate */
  contributions?: Maybe<Array<CorporateAmericaBidContribution>>;
  /** The candidate that gets the Treasury’s money */
  matchingFundsFor?: Maybe<Scalars['Int']['output']>;
};

/** A seat bids no more in this election [Campaign Trail Phase] */
export type CorporateAmericaBidPassed = MatchEvent & {
  __typename?: 'CorporateAmericaBidPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Bid round */
  round?: Maybe<Scalars['Int']['output']>;
};

/** The contributions were revealed [Capitol Hill Phase] */
export type CorporateAmericaContributionsRevealed = MatchEvent & {
  __typename?: 'CorporateAmericaContributionsRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Dollars for each candidate, by seat */
  totals?: Maybe<Array<Scalars['Int']['output']>>;
  /** With open money: what each seat gave in all, by seat (R38) */
  givers?: Maybe<Array<Scalars['Int']['output']>>;
};

/** Large contributions pay a business [Politics Fever] */
export type CorporateAmericaPoliticsFeverPaid = MatchEvent & {
  __typename?: 'CorporateAmericaPoliticsFeverPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** Candidates with enough contributions, ascending */
  candidates?: Maybe<Array<Scalars['Int']['output']>>;
  /** Dollars from the Treasury */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** What the Supreme Court is asked */
export type CorporateAmericaCourtQuestion =
  /** Who of the tied candidates is president [Capitol Hill Phase] */
  | 'PRESIDENCY'
  /** Who of the tied players wins [Who Wins?] */
  | 'VICTORY';

/** A tie goes to the Supreme Court [Capitol Hill Phase] */
export type CorporateAmericaSupremeCourtConsulted = MatchEvent & {
  __typename?: 'CorporateAmericaSupremeCourtConsulted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** What the Supreme Court is asked */
  courtQuestion?: Maybe<CorporateAmericaCourtQuestion>;
  /** The tied seats, ascending */
  tied?: Maybe<Array<Scalars['Int']['output']>>;
};

/** How the Supreme Court decided (R2) */
export type CorporateAmericaCourtMethod =
  /** By lot */
  | 'RANDOM'
  /** By the arbiter */
  | 'ARBITER';

/** The Supreme Court decided [Capitol Hill Phase] */
export type CorporateAmericaSupremeCourtRuled = MatchEvent & {
  __typename?: 'CorporateAmericaSupremeCourtRuled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** What the Supreme Court is asked */
  courtQuestion?: Maybe<CorporateAmericaCourtQuestion>;
  /** The seat chosen */
  winner?: Maybe<Scalars['Int']['output']>;
  /** How the Supreme Court decided (R2) */
  courtMethod?: Maybe<CorporateAmericaCourtMethod>;
};

/** A president was elected [Capitol Hill Phase] */
export type CorporateAmericaPresidentElected = MatchEvent & {
  __typename?: 'CorporateAmericaPresidentElected';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The new president */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The former president */
  previous?: Maybe<Scalars['Int']['output']>;
  /** Contributions to the new president in dollars */
  total?: Maybe<Scalars['Int']['output']>;
};

/** All contributions went to the Treasury [Capitol Hill Phase] */
export type CorporateAmericaContributionsForfeited = MatchEvent & {
  __typename?: 'CorporateAmericaContributionsForfeited';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** The president took an executive privilege [Capitol Hill Phase] */
export type CorporateAmericaExecutivePrivilegeTaken = MatchEvent & {
  __typename?: 'CorporateAmericaExecutivePrivilegeTaken';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The executive privilege */
  privilegeId?: Maybe<Scalars['ID']['output']>;
  /** Its place in the deck’s order, 0 was the top (specification 16.3) */
  position?: Maybe<Scalars['Int']['output']>;
  /** Cards left on the board */
  remaining?: Maybe<Scalars['Int']['output']>;
};

/** Why a law was revoked */
export type CorporateAmericaRevokeCause =
  /** The first act of the new president [Capitol Hill Phase] */
  | 'FIRST_ACT'
  /** Revoke legislation [Revoke] */
  | 'LEGISLATION'
  /** The privilege Executive Order (R26) */
  | 'EXECUTIVE_ORDER';

/** A law was revoked */
export type CorporateAmericaLawRevoked = MatchEvent & {
  __typename?: 'CorporateAmericaLawRevoked';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The law */
  lawId?: Maybe<Scalars['ID']['output']>;
  /** Who revoked it */
  by?: Maybe<Scalars['Int']['output']>;
  /** Why a law was revoked */
  revokeCause?: Maybe<CorporateAmericaRevokeCause>;
};

/** How a protest was satisfied or ended */
export type CorporateAmericaProtestVia =
  /** Legislation of its ideology [Capitol Hill Phase] */
  | 'LEGISLATION'
  /** The Patriot Act [Patriot Act] */
  | 'PATRIOT_ACT'
  /** Crack Down [Crack Down] */
  | 'CRACK_DOWN'
  /** The privilege Free Speech Zone (R26) */
  | 'FREE_SPEECH_ZONE';

/** A protest was satisfied [Capitol Hill Phase] */
export type CorporateAmericaProtestSatisfied = MatchEvent & {
  __typename?: 'CorporateAmericaProtestSatisfied';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The protest */
  protestId?: Maybe<Scalars['ID']['output']>;
  /** Who satisfied it */
  by?: Maybe<Scalars['Int']['output']>;
  /** How a protest was satisfied or ended */
  protestVia?: Maybe<CorporateAmericaProtestVia>;
  /** The legislation that satisfied it */
  legislationId?: Maybe<Scalars['ID']['output']>;
};

/** A protest was ended */
export type CorporateAmericaProtestEnded = MatchEvent & {
  __typename?: 'CorporateAmericaProtestEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The protest */
  protestId?: Maybe<Scalars['ID']['output']>;
  /** Who ended it */
  by?: Maybe<Scalars['Int']['output']>;
  /** How a protest was satisfied or ended */
  protestVia?: Maybe<CorporateAmericaProtestVia>;
};

/** The first act is over [Capitol Hill Phase] */
export type CorporateAmericaFirstActFinished = MatchEvent & {
  __typename?: 'CorporateAmericaFirstActFinished';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The president */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Nothing was left to do */
  automatic?: Maybe<Scalars['Boolean']['output']>;
};

/** Legislation was discarded from the board (R26) */
export type CorporateAmericaLegislationVetoed = MatchEvent & {
  __typename?: 'CorporateAmericaLegislationVetoed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** The spot that it leaves */
  spot?: Maybe<Scalars['Int']['output']>;
};

/** Where a seat was asked for a privilege (R26) */
export type CorporateAmericaPrivilegeWindow =
  /** After the eighth legislation card is revealed */
  | 'CAPITOL_HILL'
  /** When a fine is due */
  | 'FINE';

/** A seat uses no executive privilege, or no more (R26) */
export type CorporateAmericaPrivilegePassed = MatchEvent & {
  __typename?: 'CorporateAmericaPrivilegePassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Where a seat was asked for a privilege (R26) */
  privilegeWindow?: Maybe<CorporateAmericaPrivilegeWindow>;
};

/** Legislation was enacted [Capitol Hill Phase] */
export type CorporateAmericaLegislationEnacted = MatchEvent & {
  __typename?: 'CorporateAmericaLegislationEnacted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The president */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Which of the three it is, from 1 */
  enactOrder?: Maybe<Scalars['Int']['output']>;
  /** It stays in play */
  becomesLaw?: Maybe<Scalars['Boolean']['output']>;
  /** The protest that it satisfies */
  satisfies?: Maybe<Scalars['ID']['output']>;
};

/** Legislation pays a business [Lobbyist] */
export type CorporateAmericaLobbyistPaid = MatchEvent & {
  __typename?: 'CorporateAmericaLobbyistPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The business card */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Dollars from the Treasury */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** A share of a giveaway */
export type CorporateAmericaAllocation = {
  __typename?: 'CorporateAmericaAllocation';
  /** An eligible seat, named once */
  seat: Scalars['Int']['output'];
  /** Dollars */
  amount: Scalars['Int']['output'];
};

/** The Treasury’s money was given away [Giveaway] */
export type CorporateAmericaGiveawayDistributed = MatchEvent & {
  __typename?: 'CorporateAmericaGiveawayDistributed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Who got what */
  allocations?: Maybe<Array<CorporateAmericaAllocation>>;
};

/** A fine was assessed [Fine] */
export type CorporateAmericaFineAssessed = MatchEvent & {
  __typename?: 'CorporateAmericaFineAssessed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Clockwise from the president, without zeros */
  fineDues?: Maybe<Array<CorporateAmericaFineDue>>;
};

/** A fine was waived by a Presidential Pardon (R26) */
export type CorporateAmericaFineWaived = MatchEvent & {
  __typename?: 'CorporateAmericaFineWaived';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Dollars */
  due?: Maybe<Scalars['Int']['output']>;
};

/** A fine was paid as far as possible [Fine] */
export type CorporateAmericaFinePaid = MatchEvent & {
  __typename?: 'CorporateAmericaFinePaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Dollars owed */
  due?: Maybe<Scalars['Int']['output']>;
  /** Dollars paid; the rest is not owed any more */
  paid?: Maybe<Scalars['Int']['output']>;
};

/** A monopoly is broken [Break Monopoly] */
export type CorporateAmericaMonopolyBroken = MatchEvent & {
  __typename?: 'CorporateAmericaMonopolyBroken';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The player who must discard a business */
  targetSeat?: Maybe<Scalars['Int']['output']>;
  /** An industry, in content order */
  industryId?: Maybe<CorporateAmericaIndustry>;
};

/** All fortunes were told [Corporate Transparency] */
export type CorporateAmericaFortunesDisclosed = MatchEvent & {
  __typename?: 'CorporateAmericaFortunesDisclosed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Dollars of each seat, by seat */
  fortunes?: Maybe<Array<Scalars['Int']['output']>>;
};

/** Why legislation did nothing */
export type CorporateAmericaNoEffectReason =
  /** It is a distraction [Distraction] */
  | 'DISTRACTION'
  /** Nobody may get the money [Giveaway] */
  | 'NO_ELIGIBLE_PLAYER'
  /** No law was revoked [Revoke] */
  | 'NOTHING_REVOKED'
  /** No protest was ended [Crack Down] */
  | 'NO_PROTEST_ENDED'
  /** Nobody has synergy [Break Monopoly] */
  | 'NO_SYNERGY';

/** Legislation did nothing */
export type CorporateAmericaNoEffect = MatchEvent & {
  __typename?: 'CorporateAmericaNoEffect';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The legislation card */
  legislationId?: Maybe<Scalars['ID']['output']>;
  /** Why legislation did nothing */
  noEffectReason?: Maybe<CorporateAmericaNoEffectReason>;
};

/** Legislation was discarded [Capitol Hill Phase] */
export type CorporateAmericaLegislationDiscarded = MatchEvent & {
  __typename?: 'CorporateAmericaLegislationDiscarded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The cards, in spot order */
  legislationIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why cards were discarded */
  cardDiscardReason?: Maybe<CorporateAmericaDiscardReason>;
};

/** A turn ended [Capitol Hill Phase] */
export type CorporateAmericaTurnEnded = MatchEvent & {
  __typename?: 'CorporateAmericaTurnEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the turn */
  turn?: Maybe<Scalars['Int']['output']>;
};

/** The game has ended [Who Wins?] */
export type CorporateAmericaGameEnded = MatchEvent & {
  __typename?: 'CorporateAmericaGameEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** By seat */
  scores?: Maybe<Array<CorporateAmericaFinalScore>>;
  /** The winner */
  winner?: Maybe<Scalars['Int']['output']>;
};

/** Discard a business card of the hand [Wall Street Phase] */
export type CorporateAmericaDiscardBusinessCardInput = {
  /** A card of the hand */
  businessId: Scalars['ID']['input'];
};

/** Start a business of the hand [Wall Street Phase] */
export type CorporateAmericaStartBusinessInput = {
  /** A card of the hand */
  businessId: Scalars['ID']['input'];
  /** No-Bid Contract, to pay less */
  privilegeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Start an extra business [Job Creator] */
export type CorporateAmericaStartExtraBusinessInput = {
  /** A card of the hand, or one of those under Start Up Labs */
  businessId: Scalars['ID']['input'];
};

/** Look at the hand of another player [Think Tank] */
export type CorporateAmericaInspectHandInput = {
  /** A player with cards in hand */
  target: Scalars['Int']['input'];
};

/** Take a card of the inspected hand [Think Tank] */
export type CorporateAmericaTakeBusinessCardInput = {
  /** A card of that hand */
  businessId: Scalars['ID']['input'];
};

/** Reveal a consumer card [Main Street Phase] */
export type CorporateAmericaRevealConsumerInput = {
  /** Sponsored businesses that lower the price [Sponsored] */
  sponsors: Array<Scalars['ID']['input']>;
};

/** Play a revealed consumer card [Main Street Phase] */
export type CorporateAmericaPlayConsumerInput = {
  /** A revealed card */
  consumerId: Scalars['ID']['input'];
  /** Stimulus Check, to make more */
  privilegeId?: InputMaybe<Scalars['ID']['input']>;
};

/** Put the cards of an Insider Briefing back (R26) */
export type CorporateAmericaOrderPeekedConsumersInput = {
  /** All of them, the new top first */
  order: Array<Scalars['ID']['input']>;
};

/** Name who gets the money [Shared Customers] */
export type CorporateAmericaAssignSharedCustomersInput = {
  /** A seat with a business in the industry */
  recipient: Scalars['Int']['input'];
};

/** Give money to another player [Main Street Phase] */
export type CorporateAmericaGiveMoneyInput = {
  /** Another player */
  to: Scalars['Int']['input'];
  /** Dollars */
  amount: Scalars['Int']['input'];
};

/** Give a deduction to another player [Sponsored] */
export type CorporateAmericaLendSponsorshipInput = {
  /** An own Sponsored business that is not used */
  businessId: Scalars['ID']['input'];
  /** Another player */
  to: Scalars['Int']['input'];
};

/** Take a lent deduction back (R11) */
export type CorporateAmericaWithdrawSponsorshipInput = {
  /** A business that is lent and not used */
  businessId: Scalars['ID']['input'];
};

/** Say which legislation the seat would enact (R20) */
export type CorporateAmericaMakePledgeInput = {
  /** Different cards of the board */
  legislationIds: Array<Scalars['ID']['input']>;
};

/** Bid money on candidates [Campaign Trail Phase] */
export type CorporateAmericaPlaceBidInput = {
  /** Different candidates */
  contributions: Array<CorporateAmericaBidContributionInput>;
  /** Matching Funds: the candidate of this bid that gets them */
  matchingFundsFor?: InputMaybe<Scalars['Int']['input']>;
};

/** Money bid on one candidate */
export type CorporateAmericaBidContributionInput = {
  /** The candidate, named once */
  candidate: Scalars['Int']['input'];
  /** Dollars */
  amount: Scalars['Int']['input'];
};

/** Decide a tie, by the arbiter (R2) */
export type CorporateAmericaRuleSupremeCourtInput = {
  /** A tied seat; null leaves it to the lot */
  winner?: InputMaybe<Scalars['Int']['input']>;
};

/** Revoke a law of former turns as the first act [Capitol Hill Phase] */
export type CorporateAmericaRevokeLawInput = {
  /** A law in play */
  lawId: Scalars['ID']['input'];
};

/** Satisfy a protest as the first act [Patriot Act] */
export type CorporateAmericaPatriotActDismissInput = {
  /** A protest in play */
  protestId: Scalars['ID']['input'];
};

/** Enact legislation [Capitol Hill Phase] */
export type CorporateAmericaEnactLegislationInput = {
  /** A card of the board */
  legislationId: Scalars['ID']['input'];
  /** The protest that it satisfies */
  satisfies?: InputMaybe<Scalars['ID']['input']>;
  /** The choice of a legislation’s effect */
  choice?: InputMaybe<CorporateAmericaChoiceInput>;
};

/** A share of a giveaway */
export type CorporateAmericaAllocationInput = {
  /** An eligible seat, named once */
  seat: Scalars['Int']['input'];
  /** Dollars */
  amount: Scalars['Int']['input'];
};

/** A monopoly to break [Break Monopoly] */
export type CorporateAmericaMonopolyInput = {
  /** A player with synergy */
  target: Scalars['Int']['input'];
  /** An industry, in content order */
  industry: CorporateAmericaIndustry;
};

/** The choice of a legislation’s effect: exactly one field */
export type CorporateAmericaChoiceInput =
  /** In total the whole amount */
  { allocations: Array<CorporateAmericaAllocationInput>; lawId?: never; protestId?: never; monopoly?: never; }
  |  /** Revoke: a law in play */
  { allocations?: never; lawId: Scalars['ID']['input']; protestId?: never; monopoly?: never; }
  |  /** Crack Down: a protest in play */
  { allocations?: never; lawId?: never; protestId: Scalars['ID']['input']; monopoly?: never; }
  |  /** A monopoly to break [Break Monopoly] */
  { allocations?: never; lawId?: never; protestId?: never; monopoly: CorporateAmericaMonopolyInput; };

/** Discard a business of the monopoly [Break Monopoly] */
export type CorporateAmericaDiscardMonopolyBusinessInput = {
  /** An own business in the industry */
  businessId: Scalars['ID']['input'];
};

/** Use an executive privilege (R26) */
export type CorporateAmericaUseExecutivePrivilegeInput = {
  /** A card that the seat holds */
  privilegeId: Scalars['ID']['input'];
  /** Executive Order: the law */
  lawId?: InputMaybe<Scalars['ID']['input']>;
  /** Pocket Veto: the card of the board */
  legislationId?: InputMaybe<Scalars['ID']['input']>;
  /** Free Speech Zone: the protest */
  protestId?: InputMaybe<Scalars['ID']['input']>;
};

/** A command of Corporate America: exactly one field. A command without parameters is true. */
export type CorporateAmericaCommand =
  /** Discard a business card of the hand [Wall Street Phase] */
  { discardBusinessCard: CorporateAmericaDiscardBusinessCardInput; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Start a business of the hand [Wall Street Phase] */
  { discardBusinessCard?: never; startBusiness: CorporateAmericaStartBusinessInput; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Start no more businesses (R5) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting: Scalars['Boolean']['input']; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Start an extra business [Job Creator] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness: CorporateAmericaStartExtraBusinessInput; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Start no extra business [Job Creator] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness: Scalars['Boolean']['input']; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Look at the hand of another player [Think Tank] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand: CorporateAmericaInspectHandInput; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Take a card of the inspected hand [Think Tank] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard: CorporateAmericaTakeBusinessCardInput; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Take no card [Think Tank] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank: Scalars['Boolean']['input']; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Reveal a consumer card [Main Street Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer: CorporateAmericaRevealConsumerInput; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Play a revealed consumer card [Main Street Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer: CorporateAmericaPlayConsumerInput; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Put the cards of an Insider Briefing back (R26) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers: CorporateAmericaOrderPeekedConsumersInput; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Name who gets the money [Shared Customers] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers: CorporateAmericaAssignSharedCustomersInput; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Give money to another player [Main Street Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney: CorporateAmericaGiveMoneyInput; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Give a deduction to another player [Sponsored] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship: CorporateAmericaLendSponsorshipInput; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Take a lent deduction back (R11) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship: CorporateAmericaWithdrawSponsorshipInput; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Agree to the end of the phase (R16) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement: Scalars['Boolean']['input']; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Say which legislation the seat would enact (R20) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge: CorporateAmericaMakePledgeInput; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Agree to the end of the debate (R20) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate: Scalars['Boolean']['input']; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Bid money on candidates [Campaign Trail Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid: CorporateAmericaPlaceBidInput; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Bid no more in this election [Campaign Trail Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid: Scalars['Boolean']['input']; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Decide a tie, by the arbiter (R2) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt: CorporateAmericaRuleSupremeCourtInput; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Revoke a law of former turns as the first act [Capitol Hill Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw: CorporateAmericaRevokeLawInput; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Satisfy a protest as the first act [Patriot Act] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss: CorporateAmericaPatriotActDismissInput; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Do no more as the first act [Capitol Hill Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct: Scalars['Boolean']['input']; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Enact legislation [Capitol Hill Phase] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation: CorporateAmericaEnactLegislationInput; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Discard a business of the monopoly [Break Monopoly] */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness: CorporateAmericaDiscardMonopolyBusinessInput; useExecutivePrivilege?: never; passPrivilege?: never; }
  |  /** Use an executive privilege (R26) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege: CorporateAmericaUseExecutivePrivilegeInput; passPrivilege?: never; }
  |  /** Use no executive privilege, or no more (R26) */
  { discardBusinessCard?: never; startBusiness?: never; finishStarting?: never; startExtraBusiness?: never; declineExtraBusiness?: never; inspectHand?: never; takeBusinessCard?: never; declineThinkTank?: never; revealConsumer?: never; playConsumer?: never; orderPeekedConsumers?: never; assignSharedCustomers?: never; giveMoney?: never; lendSponsorship?: never; withdrawSponsorship?: never; confirmSettlement?: never; makePledge?: never; endDebate?: never; placeBid?: never; passBid?: never; ruleSupremeCourt?: never; revokeLaw?: never; patriotActDismiss?: never; endFirstAct?: never; enactLegislation?: never; discardMonopolyBusiness?: never; useExecutivePrivilege?: never; passPrivilege: Scalars['Boolean']['input']; };

/** Codes of the rule violations of Corporate America. */
export type CorporateAmericaErrorCode =
  /** The options or the number of places are outside their range; use a place for each of the three to six players, one more for the arbiter where there is one, and the values that the options schema lists. */
  | 'INVALID_CONFIG'
  /** The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema. */
  | 'INVALID_COMMAND'
  /** The game has ended; no command is possible any more. */
  | 'GAME_OVER'
  /** The command belongs to another phase or step; use one of the present step. */
  | 'WRONG_STEP'
  /** The game does not wait for this seat; wait until you are asked. */
  | 'NOT_ACTIVE'
  /** A parameter names something unknown, or a value twice, or does not belong to the command; use ids of the catalogue and seats of the game. */
  | 'INVALID_PARAMETERS'
  /** So many have been made already; wait for the next turn. */
  | 'LIMIT_REACHED'
  /** The settlement has been confirmed; wait for the other seats. */
  | 'ALREADY_CONFIRMED'
  /** No business card is to be discarded now; go on with starting businesses. */
  | 'ALREADY_DISCARDED'
  /** The Patriot Act has dismissed a protest in this turn; it dismisses one a turn. */
  | 'ALREADY_DISMISSED'
  /** A hand has been inspected; take one of its cards. */
  | 'ALREADY_INSPECTED'
  /** The end of the debate has been declared; wait for the other seats. */
  | 'ALREADY_READY'
  /** A law has been revoked as the first act; one is revoked a turn. */
  | 'ALREADY_REVOKED'
  /** The options of this match forbid monetary gifts. */
  | 'BRIBES_DISABLED'
  /** The card is not among those to choose from; choose one that is shown to you. */
  | 'CARD_NOT_AVAILABLE'
  /** The card is not in the hand; name one that is. */
  | 'CARD_NOT_IN_HAND'
  /** Somebody has synergy, so the monopoly to break must be named; name a player and an industry. */
  | 'CHOICE_REQUIRED'
  /** The consumer card has not been revealed in this turn; reveal it first or play another. */
  | 'CONSUMER_NOT_REVEALED'
  /** Consumer cards that were looked at are not back on the deck; put them back first. */
  | 'CONSUMER_PENDING'
  /** The Job Creator does not start such a business; choose one that meets its condition. */
  | 'FILTER_NOT_MET'
  /** The fortune does not cover the amount; spend no more than you have. */
  | 'INSUFFICIENT_FUNDS'
  /** The choice does not fit the legislation; send the one that its effect asks for. */
  | 'INVALID_CHOICE'
  /** That seat cannot be named here; name another player. */
  | 'INVALID_TARGET'
  /** The law is not in play; name one that is. */
  | 'LAW_NOT_IN_PLAY'
  /** Only Revoke legislation can revoke this law; name another one. */
  | 'LAW_NOT_REVOCABLE'
  /** Matching Funds go to a candidate of the same bid; name one of its candidates. */
  | 'MATCHING_NOT_IN_BID'
  /** A business card must be discarded before businesses are started; discard one. */
  | 'MUST_DISCARD_FIRST'
  /** A business of the hand can be paid for and must be started; start one. */
  | 'MUST_START_BUSINESS'
  /** No hand has been inspected; inspect one first. */
  | 'NOTHING_INSPECTED'
  /** The order must hold each of the cards looked at exactly once. */
  | 'NOT_A_PERMUTATION'
  /** That seat cannot receive this; name one that is eligible. */
  | 'NOT_ELIGIBLE'
  /** The deduction of that business is not lent; there is nothing to take back. */
  | 'NOT_LENT'
  /** The legislation is not on the board; name one that is. */
  | 'NOT_ON_BOARD'
  /** The business is not Sponsored; name one that is. */
  | 'NOT_SPONSORED'
  /** Only a tied seat can be chosen; name one of those, or nobody to leave it to the lot. */
  | 'NOT_TIED'
  /** The business does not lie in front of this seat; name one of your own. */
  | 'NOT_YOUR_BUSINESS'
  /** The consumer deck and its discards are empty; play a card that is revealed. */
  | 'NO_CONSUMER_CARDS'
  /** The legislation deck and its discards are empty, so nothing could replace the card. */
  | 'NO_LEGISLATION_CARDS'
  /** That player has no two businesses in that industry; name another monopoly. */
  | 'NO_SYNERGY'
  /** The Patriot Act is not in play; protests are satisfied by legislation. */
  | 'PATRIOT_ACT_NOT_IN_PLAY'
  /** The seat does not hold that executive privilege; use one that it holds. */
  | 'PRIVILEGE_NOT_HELD'
  /** The executive privilege cannot be used here; use it when its card says so. */
  | 'PRIVILEGE_NOT_USABLE'
  /** As many protests as possible must be satisfied, and before anything else is enacted; choose legislation that leaves the most to be satisfied. */
  | 'PROTESTS_UNSATISFIED'
  /** The protest is not in play; name one that is. */
  | 'PROTEST_NOT_IN_PLAY'
  /** The legislation lacks the ideology of the protest; name one that it satisfies. */
  | 'PROTEST_NOT_MATCHED'
  /** The Sponsored business has been used in this phase; each is used once a phase. */
  | 'SPONSOR_ALREADY_USED'
  /** The deductions exceed the price; name no more sponsors than the price has room for. */
  | 'SPONSOR_EXCESS'
  /** A named business is not Sponsored, or its deduction belongs to another seat now; name own ones or borrowed ones. */
  | 'SPONSOR_NOT_AVAILABLE'
  /** That hand is empty; inspect one that holds cards. */
  | 'TARGET_HAND_EMPTY'
  /** Term Limits forbid contributions to the president; contribute to other candidates. */
  | 'TERM_LIMITED'
  /** The business is not in the industry of the monopoly; discard one that is. */
  | 'WRONG_INDUSTRY'
  /** The whole amount must be distributed, no more and no less; change the shares. */
  | 'WRONG_TOTAL';

/** A game of Greed, Incorporated as a viewer may see it */
export type GreedIncorporatedView = {
  __typename?: 'GreedIncorporatedView';
  /** Options of a game of Greed, Incorporated */
  config: GreedIncorporatedOptions;
  /** Number of players */
  seatCount: Scalars['Int']['output'];
  /** Number of the year; 0 before the first */
  year: Scalars['Int']['output'];
  /** This year is the last */
  finalYear: Scalars['Boolean']['output'];
  /** Who acts first */
  startSeat: Scalars['Int']['output'];
  /** What is being decided (specification 6 and 12) */
  phase: GreedIncorporatedPhase;
  /** Who must act now */
  active: Array<Scalars['Int']['output']>;
  /** The stack of assets, the top first; null for those who may not see it */
  drawStack?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards of the stack of assets */
  drawStackCount: Scalars['Int']['output'];
  /** The goods, in content order */
  market: Array<GreedIncorporatedQuote>;
  /** The second market, in order of arrival (R32) */
  availableAssets: Array<GreedIncorporatedMarketAsset>;
  /** Base game: assets out of play until a company is founded */
  discardedAssets: Array<Scalars['ID']['output']>;
  /** Companies that can be founded, ascending */
  companyCards: Array<Scalars['ID']['output']>;
  /** Companies founded so far */
  companiesFounded: Scalars['Int']['output'];
  /** Ascending */
  companies: Array<GreedIncorporatedCompany>;
  /** Companies in business, highest number first */
  companyOrder: Array<Scalars['ID']['output']>;
  /** By seat */
  players: Array<GreedIncorporatedPlayer>;
  /** An open auction (R6) */
  auction?: Maybe<GreedIncorporatedAuction>;
  /** The choice of assets or shares in an order */
  choice?: Maybe<GreedIncorporatedChoice>;
  /** Companies whose regular share is for sale */
  issuedShares: Array<Scalars['ID']['output']>;
  /** Oldest first */
  tradeOffers: Array<GreedIncorporatedTradeOffer>;
  /** Oldest first */
  shareOffers: Array<GreedIncorporatedShareOffer>;
  /** Positions auctioned this year */
  auctionedTokens: Array<GreedIncorporatedTokenRef>;
  /** Number of the next offer */
  nextOfferNumber: Scalars['Int']['output'];
  /** Companies still to be settled, next first */
  booksQueue: Array<Scalars['ID']['output']>;
  /** The company that is being settled */
  settling?: Maybe<Scalars['ID']['output']>;
  /** Who founds a company [6) Start Up] */
  founder?: Maybe<GreedIncorporatedFounder>;
  /** Base game: who was blamed in that company */
  blame: Array<GreedIncorporatedBlame>;
  /** Base game: who bought this year’s gold symbol */
  goldBuyer?: Maybe<Scalars['Int']['output']>;
  /** Status symbols still to be sold */
  statusStacks: GreedIncorporatedStatusStacks;
  /** Least bids for status symbols */
  statusMinimum: GreedIncorporatedStatusMinimum;
  /** Millions that the bank has taken in, less those paid out */
  bankNet: Scalars['Int']['output'];
  /** How the game ended [Conclusion] */
  result?: Maybe<GreedIncorporatedResult>;
};

/** Options of a game of Greed, Incorporated */
export type GreedIncorporatedOptions = {
  __typename?: 'GreedIncorporatedOptions';
  /** Which game is played */
  mode: GreedIncorporatedMode;
  /** Which year is the last [Conclusion] */
  endCondition?: Maybe<GreedIncorporatedEndCondition>;
  /** Assets that a company may own; the base game has 4 (R12) */
  assetSlots: Scalars['Int']['output'];
  /** Unsold goods may be stored (R13) */
  storage: Scalars['Boolean']['output'];
};

/** Which game is played */
export type GreedIncorporatedMode =
  /** The variant of the rulebook: most personal cash wins [Conclusion] */
  | 'CASH'
  /** The base game: most status points win (specification 12) */
  | 'STATUS_SYMBOLS';

/** Which year is the last [Conclusion] */
export type GreedIncorporatedEndCondition =
  /** That in which the draw stack becomes empty (R23) */
  | 'DRAW_PILE_EMPTY'
  /** That in which the reveal leaves every hand empty */
  | 'HANDS_EMPTY';

/** What is being decided (specification 6 and 12) */
export type GreedIncorporatedPhase =
  /** The game has not started */
  | 'SETUP'
  /** Each seat secretly selects a card to reveal [1) Investissements] */
  | 'INVESTMENTS_SELECTION'
  /** Companies bid for the order of choice [1) Investissements] */
  | 'INVESTMENTS_AUCTION'
  /** Companies choose assets in that order [1) Investissements] */
  | 'INVESTMENTS_CHOICE'
  /** Companies trade, convert and sell [2) Production & Commerce] */
  | 'COMMERCE'
  /** Players bid for the order of choice [3) Spéculation boursière] */
  | 'SHARES_AUCTION'
  /** Players choose shares in that order [3) Spéculation boursière] */
  | 'SHARES_CHOICE'
  /** A stock option may be exercised [3) Spéculation boursière] */
  | 'SHARES_OPTIONS'
  /** Players exchange and sell their shares [3) Spéculation boursière] */
  | 'SHARES_TRADING'
  /** A player sells a share by auction [3) Spéculation boursière] */
  | 'SHARES_SALE_AUCTION'
  /** A CEO is rewarded [5) Bilan comptable] */
  | 'BALANCE_REWARD'
  /** A dismissed CEO is compensated [5) Bilan comptable] */
  | 'BALANCE_COMPENSATION'
  /** The new CEO abandons an asset [5) Bilan comptable] */
  | 'BALANCE_ABANDON'
  /** Each seat secretly selects a card to announce */
  | 'ANNOUNCEMENTS_SELECTION'
  /** Companies bid secretly for the order of choice */
  | 'INVESTMENTS_SEALED_BIDS'
  /** Companies trade and convert */
  | 'TRADE_AND_PROCESS'
  /** Companies sell and store */
  | 'SALES'
  /** Executives name who is to blame */
  | 'BLAME'
  /** The new CEO drops an asset */
  | 'BLAME_DROP_ASSET'
  /** A gold status symbol is auctioned */
  | 'STATUS_GOLD'
  /** A silver status symbol is auctioned */
  | 'STATUS_SILVER'
  /** Players bid for the founding of a company [6) Start Up] */
  | 'START_UP_AUCTION'
  /** The winner founds a company [6) Start Up] */
  | 'START_UP_FOUNDING'
  /** The game has ended [Conclusion] */
  | 'ENDED';

/** A good on the market */
export type GreedIncorporatedQuote = {
  __typename?: 'GreedIncorporatedQuote';
  /** A good, in content order */
  good: GreedIncorporatedGood;
  /** Price box */
  priceIndex: Scalars['Int']['output'];
  /** Price in millions */
  price: Scalars['Int']['output'];
  /** Trend box */
  trend: Scalars['Int']['output'];
};

/** A good, in content order */
export type GreedIncorporatedGood =
  /** Land */
  | 'LAND'
  /** Sand */
  | 'SAND'
  /** Coal */
  | 'COAL'
  /** Textiles */
  | 'TEXTILES'
  /** Glass */
  | 'GLASS'
  /** Steel */
  | 'STEEL'
  /** Buildings */
  | 'BUILDINGS'
  /** Computers */
  | 'COMPUTERS'
  /** Railroads */
  | 'RAILROADS'
  /** Loans */
  | 'LOANS'
  /** Blah blah */
  | 'BLAH_BLAH';

/** An asset that no company owns (R32) */
export type GreedIncorporatedMarketAsset = {
  __typename?: 'GreedIncorporatedMarketAsset';
  /** The asset */
  assetId: Scalars['ID']['output'];
  /** Base game: who announced it */
  markerSeat?: Maybe<Scalars['Int']['output']>;
};

/** A company that is or was in play; money in millions */
export type GreedIncorporatedCompany = {
  __typename?: 'GreedIncorporatedCompany';
  /** The company */
  companyId: Scalars['ID']['output'];
  /** Whether a company is in business */
  status: GreedIncorporatedCompanyStatus;
  /** The only money that may be spent */
  cashFlow: Scalars['Int']['output'];
  /** Earned this year */
  newIncome: Scalars['Int']['output'];
  /** Kept from last year */
  lastYearIncome: Scalars['Int']['output'];
  /** Its goods */
  goods: Array<GreedIncorporatedGoodsAmount>;
  /** In order of acquisition */
  assets: Array<GreedIncorporatedOwnedAsset>;
  /** Tokens on the organisation chart, the CEO first */
  slots: Array<Scalars['Int']['output']>;
  /** Who may buy an extra share next year */
  optionSeat?: Maybe<Scalars['Int']['output']>;
  /** Trades no more this year */
  commerceClosed: Scalars['Boolean']['output'];
  /** Has settled its goods this year */
  salesClosed: Scalars['Boolean']['output'];
  /** Base game: somebody will be fired */
  boot: Scalars['Boolean']['output'];
  /** Paid this year for its regular share */
  sharePrice?: Maybe<Scalars['Int']['output']>;
  /** Trade offers made this year (R38) */
  offersMade: Scalars['Int']['output'];
  /** Base game: this year’s; null for none and for those who may not see it */
  sealedBid?: Maybe<Scalars['Int']['output']>;
  /** Base game: it has bid */
  sealedBidSubmitted: Scalars['Boolean']['output'];
};

/** Whether a company is in business */
export type GreedIncorporatedCompanyStatus =
  /** In business */
  | 'ACTIVE'
  /** Out of business (R19) */
  | 'LIQUIDATED';

/** A number of one good */
export type GreedIncorporatedGoodsAmount = {
  __typename?: 'GreedIncorporatedGoodsAmount';
  /** A good, in content order */
  good: GreedIncorporatedGood;
  /** How many */
  count: Scalars['Int']['output'];
};

/** An asset of a company */
export type GreedIncorporatedOwnedAsset = {
  __typename?: 'GreedIncorporatedOwnedAsset';
  /** The asset */
  assetId: Scalars['ID']['output'];
  /** A converter that ran this year */
  used: Scalars['Boolean']['output'];
};

/** What a seat has */
export type GreedIncorporatedPlayer = {
  __typename?: 'GreedIncorporatedPlayer';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** Personal cash in millions */
  cash: Scalars['Int']['output'];
  /** Cards in hand, in the order received; null for those who may not see them */
  hand?: Maybe<Array<Scalars['ID']['output']>>;
  /** Cards in hand */
  handCount: Scalars['Int']['output'];
  /** Their places in the whole stack (R40) */
  handPositions: Array<Scalars['Int']['output']>;
  /** The card selected; null for none and for those who may not see it */
  selection?: Maybe<Scalars['ID']['output']>;
  /** A card is selected */
  selected: Scalars['Boolean']['output'];
  /** In the order bought */
  statusSymbols: Array<Scalars['ID']['output']>;
  /** Share offers made this year (R38) */
  shareOffersMade: Scalars['Int']['output'];
  /** Trades no more shares this year */
  tradingFinished: Scalars['Boolean']['output'];
};

/** An open auction (R6) */
export type GreedIncorporatedAuction = {
  __typename?: 'GreedIncorporatedAuction';
  /** What an open auction is about */
  kind: GreedIncorporatedAuctionKind;
  /** In the order of bidding */
  bidders: Array<GreedIncorporatedAuctionBidder>;
  /** The highest bid */
  highest: Scalars['Int']['output'];
  /** Index of the bidder with the highest bid */
  leaderIndex?: Maybe<Scalars['Int']['output']>;
  /** Index of the bidder whose turn it is */
  turnIndex: Scalars['Int']['output'];
  /** Least first bid */
  minimumOpening: Scalars['Int']['output'];
  /** Least raise */
  increment: Scalars['Int']['output'];
  /** What one auction sells */
  subject?: Maybe<GreedIncorporatedAuctionSubject>;
};

/** What an open auction is about */
export type GreedIncorporatedAuctionKind =
  /** Companies bid for the order of choosing assets [1) Investissements] */
  | 'TURN_ORDER'
  /** Players bid for the order of choosing shares [3) Spéculation boursière] */
  | 'SHARE_ORDER'
  /** A player sells a share [3) Spéculation boursière] */
  | 'SHARE_SALE'
  /** Players bid for the founding of a company [6) Start Up] */
  | 'START_UP'
  /** Players bid for a gold status symbol */
  | 'GOLD'
  /** Players bid for a silver status symbol */
  | 'SILVER';

/** A participant of an auction */
export type GreedIncorporatedAuctionBidder = {
  __typename?: 'GreedIncorporatedAuctionBidder';
  /** The company, where companies bid */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The player, or the CEO of the company */
  seat: Scalars['Int']['output'];
  /** The last bid; 0 for none */
  bid: Scalars['Int']['output'];
  /** Bids no more */
  passed: Scalars['Boolean']['output'];
};

/** A token of a player [3) Spéculation boursière] */
export type GreedIncorporatedShareSubject = {
  __typename?: 'GreedIncorporatedShareSubject';
  /** The company */
  companyId: Scalars['ID']['output'];
  /** Its position */
  slot: Scalars['Int']['output'];
  /** The seller */
  sellerSeat: Scalars['Int']['output'];
};

/** A status symbol */
export type GreedIncorporatedSymbolSubject = {
  __typename?: 'GreedIncorporatedSymbolSubject';
  /** The status symbol */
  symbolId: Scalars['ID']['output'];
};

/** What one auction sells */
export type GreedIncorporatedAuctionSubject = GreedIncorporatedShareSubject | GreedIncorporatedSymbolSubject;

/** The choice of assets or shares in an order */
export type GreedIncorporatedChoice = {
  __typename?: 'GreedIncorporatedChoice';
  /** First to choose first */
  order: Array<GreedIncorporatedRankedBidder>;
  /** Index of the next bidder; the length of the order at its end */
  next: Scalars['Int']['output'];
  /** Which lap it is, from 1 */
  lap: Scalars['Int']['output'];
  /** Those that took an asset this year, or whose share was taken in this round */
  acquired: Array<Scalars['ID']['output']>;
  /** Those that take no more assets this year */
  declined: Array<Scalars['ID']['output']>;
};

/** A place in the order of choice */
export type GreedIncorporatedRankedBidder = {
  __typename?: 'GreedIncorporatedRankedBidder';
  /** The company, where companies choose */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The player, or the CEO of the company */
  seat: Scalars['Int']['output'];
  /** The last bid */
  bid: Scalars['Int']['output'];
};

/** An open offer between companies */
export type GreedIncorporatedTradeOffer = {
  __typename?: 'GreedIncorporatedTradeOffer';
  /** The offer */
  offerId: Scalars['ID']['output'];
  /** The company that offers */
  fromCompanyId: Scalars['ID']['output'];
  /** The company that is asked */
  toCompanyId: Scalars['ID']['output'];
  /** What one side of a trade gives */
  give: GreedIncorporatedTradeSide;
  /** What one side of a trade gives */
  receive: GreedIncorporatedTradeSide;
};

/** What one side of a trade gives */
export type GreedIncorporatedTradeSide = {
  __typename?: 'GreedIncorporatedTradeSide';
  /** Goods, each named once */
  goods: Array<GreedIncorporatedGoodsAmount>;
  /** Millions of dollars */
  cash: Scalars['Int']['output'];
};

/** An open offer between players */
export type GreedIncorporatedShareOffer = {
  __typename?: 'GreedIncorporatedShareOffer';
  /** The offer */
  offerId: Scalars['ID']['output'];
  /** What a player offers with a share */
  kind: GreedIncorporatedShareOfferKind;
  /** The seat that offers */
  fromSeat: Scalars['Int']['output'];
  /** The seat that is asked */
  toSeat: Scalars['Int']['output'];
  /** A token on an organisation chart */
  give: GreedIncorporatedTokenRef;
  /** A token on an organisation chart */
  want?: Maybe<GreedIncorporatedTokenRef>;
  /** Sale: millions of dollars */
  price?: Maybe<Scalars['Int']['output']>;
};

/** What a player offers with a share */
export type GreedIncorporatedShareOfferKind =
  /** The exchange of two tokens (R16) */
  | 'SWAP'
  /** A token for a price */
  | 'SALE';

/** A token on an organisation chart */
export type GreedIncorporatedTokenRef = {
  __typename?: 'GreedIncorporatedTokenRef';
  /** The company */
  companyId: Scalars['ID']['output'];
  /** Its position; 1 is the CEO */
  slot: Scalars['Int']['output'];
};

/** Who founds a company [6) Start Up] */
export type GreedIncorporatedFounder = {
  __typename?: 'GreedIncorporatedFounder';
  /** The winner of the auction */
  seat: Scalars['Int']['output'];
  /** The bid in millions */
  bid: Scalars['Int']['output'];
};

/** Whom an executive named */
export type GreedIncorporatedBlame = {
  __typename?: 'GreedIncorporatedBlame';
  /** The company */
  companyId: Scalars['ID']['output'];
  /** A position that can be blamed */
  role: GreedIncorporatedRole;
  /** A position that can be blamed */
  target: GreedIncorporatedRole;
};

/** A position that can be blamed */
export type GreedIncorporatedRole =
  /** Chief executive officer, slot 1 */
  | 'CEO'
  /** Chief financial officer, slot 2 */
  | 'CFO'
  /** Chief operating officer, slot 3 */
  | 'COO';

/** Status symbols still to be sold */
export type GreedIncorporatedStatusStacks = {
  __typename?: 'GreedIncorporatedStatusStacks';
  /** The gold ones, the top first */
  gold: Array<Scalars['ID']['output']>;
  /** The silver ones, the top first */
  silver: Array<Scalars['ID']['output']>;
};

/** Least bids for status symbols */
export type GreedIncorporatedStatusMinimum = {
  __typename?: 'GreedIncorporatedStatusMinimum';
  /** For a gold one */
  gold: Scalars['Int']['output'];
  /** For a silver one */
  silver: Scalars['Int']['output'];
};

/** How the game ended [Conclusion] */
export type GreedIncorporatedResult = {
  __typename?: 'GreedIncorporatedResult';
  /** Best first */
  ranking: Array<GreedIncorporatedRankedSeat>;
};

/** A place in the ranking */
export type GreedIncorporatedRankedSeat = {
  __typename?: 'GreedIncorporatedRankedSeat';
  /** The seat */
  seat: Scalars['Int']['output'];
  /** 1 is best; tied seats share a rank (R25) */
  rank: Scalars['Int']['output'];
  /** Personal cash in millions */
  cash: Scalars['Int']['output'];
  /** Status points; 0 in the variant for cash */
  points: Scalars['Int']['output'];
};

/** The game has started [Mise en place] */
export type GreedIncorporatedGameCreated = MatchEvent & {
  __typename?: 'GreedIncorporatedGameCreated';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Which game is played */
  gameMode?: Maybe<GreedIncorporatedMode>;
  /** The options, complete */
  gameOptions?: Maybe<Scalars['JSON']['output']>;
  /** All seats, clockwise */
  seats?: Maybe<Array<Scalars['Int']['output']>>;
  /** Millions of dollars that each player has */
  startingCash?: Maybe<Scalars['Int']['output']>;
  /** Cards that this number of players does not use, ascending */
  removedAssetIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A player got a company [Mise en place] */
export type GreedIncorporatedCompanyAssigned = MatchEvent & {
  __typename?: 'GreedIncorporatedCompanyAssigned';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Its CEO */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Its cash flow in millions */
  cashFlow?: Maybe<Scalars['Int']['output']>;
};

/** Who acts first from now on (R22) */
export type GreedIncorporatedStartSeatSet = MatchEvent & {
  __typename?: 'GreedIncorporatedStartSeatSet';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** What moves a trend */
export type GreedIncorporatedTrendSource = {
  __typename?: 'GreedIncorporatedTrendSource';
  /** What moves a trend */
  type: GreedIncorporatedTrendCause;
  /** The company, asset or status symbol */
  id: Scalars['ID']['output'];
};

/** What moves a trend */
export type GreedIncorporatedTrendCause =
  /** A company enters play */
  | 'COMPANY'
  /** An asset is revealed [1) Investissements] */
  | 'ASSET'
  /** A status symbol is bought */
  | 'STATUS_SYMBOL';

/** A trend moved, as far as its boxes go */
export type GreedIncorporatedTrendChanged = MatchEvent & {
  __typename?: 'GreedIncorporatedTrendChanged';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** A good, in content order */
  good?: Maybe<GreedIncorporatedGood>;
  /** Boxes that it should move */
  delta?: Maybe<Scalars['Int']['output']>;
  /** Box before */
  fromTrend?: Maybe<Scalars['Int']['output']>;
  /** Box after */
  toTrend?: Maybe<Scalars['Int']['output']>;
  /** What moves a trend */
  trendSource?: Maybe<GreedIncorporatedTrendSource>;
};

/** Why the stack of assets was shuffled */
export type GreedIncorporatedStackCause =
  /** The game starts */
  | 'SETUP'
  /** Another game branches off here */
  | 'FORK'
  /** The game goes on from an earlier version */
  | 'ROLLBACK';

/** A group of asset cards, shuffled by itself */
export type GreedIncorporatedAssetGroup = {
  __typename?: 'GreedIncorporatedAssetGroup';
  /** The lowest number of the group: 10, 20, 30 or 40 */
  group: Scalars['Int']['output'];
  /** How many cards it has here */
  size: Scalars['Int']['output'];
};

/** The stack of assets was shuffled, group by group */
export type GreedIncorporatedAssetStackPrepared = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetStackPrepared';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Why the stack of assets was shuffled */
  stackCause?: Maybe<GreedIncorporatedStackCause>;
  /** Cards of the stack */
  count?: Maybe<Scalars['Int']['output']>;
  /** The groups, the top one first */
  assetGroups?: Maybe<Array<GreedIncorporatedAssetGroup>>;
  /** The cards before the shuffles, group by group */
  input?: Maybe<Array<Scalars['ID']['output']>>;
  /** The cards after them, the top first */
  order?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A company got the top asset of the stack [Mise en place] */
export type GreedIncorporatedStartingAssetGranted = MatchEvent & {
  __typename?: 'GreedIncorporatedStartingAssetGranted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The asset */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** Its place in the whole stack, 0 was the top (specification 20.2) */
  position?: Maybe<Scalars['Int']['output']>;
};

/** A player got the first cards [1) Investissements] */
export type GreedIncorporatedHandDealt = MatchEvent & {
  __typename?: 'GreedIncorporatedHandDealt';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The cards, in the order dealt */
  assetIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Number of cards */
  count?: Maybe<Scalars['Int']['output']>;
  /** Their places in the whole stack */
  positions?: Maybe<Array<Scalars['Int']['output']>>;
};

/** A year started */
export type GreedIncorporatedYearStarted = MatchEvent & {
  __typename?: 'GreedIncorporatedYearStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the year */
  year?: Maybe<Scalars['Int']['output']>;
  /** Who acts first */
  startSeat?: Maybe<Scalars['Int']['output']>;
};

/** Something else is being decided */
export type GreedIncorporatedPhaseStarted = MatchEvent & {
  __typename?: 'GreedIncorporatedPhaseStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** What is being decided (specification 6 and 12) */
  gamePhase?: Maybe<GreedIncorporatedPhase>;
  /** Number of the year */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A player secretly selected a card [1) Investissements] */
export type GreedIncorporatedAssetSelected = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetSelected';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The asset */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** Nothing was to be decided */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** A card that was revealed */
export type GreedIncorporatedAssetReveal = {
  __typename?: 'GreedIncorporatedAssetReveal';
  /** Whose card it was */
  seat: Scalars['Int']['output'];
  /** The asset */
  assetId: Scalars['ID']['output'];
  /** Its place in the whole stack, 0 was the top (specification 20.2) */
  position: Scalars['Int']['output'];
};

/** The selected cards were revealed [1) Investissements] */
export type GreedIncorporatedAssetsRevealed = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetsRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** From the start seat clockwise */
  reveals?: Maybe<Array<GreedIncorporatedAssetReveal>>;
};

/** A player drew the top card of the stack [1) Investissements] */
export type GreedIncorporatedAssetDrawn = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetDrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The asset */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** Its place in the whole stack, 0 was the top (specification 20.2) */
  position?: Maybe<Scalars['Int']['output']>;
};

/** How a price moved */
export type GreedIncorporatedPriceChange = {
  __typename?: 'GreedIncorporatedPriceChange';
  /** A good, in content order */
  good: GreedIncorporatedGood;
  /** Price box before */
  fromIndex: Scalars['Int']['output'];
  /** Price box after */
  toIndex: Scalars['Int']['output'];
  /** Price before in millions */
  fromPrice: Scalars['Int']['output'];
  /** Price after in millions */
  toPrice: Scalars['Int']['output'];
};

/** All prices moved by their trends [1) Investissements] */
export type GreedIncorporatedPricesAdjusted = MatchEvent & {
  __typename?: 'GreedIncorporatedPricesAdjusted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** In content order */
  priceChanges?: Maybe<Array<GreedIncorporatedPriceChange>>;
};

/** This year is the last [Conclusion] */
export type GreedIncorporatedFinalYearAnnounced = MatchEvent & {
  __typename?: 'GreedIncorporatedFinalYearAnnounced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the year */
  year?: Maybe<Scalars['Int']['output']>;
};

/** Who takes part in an auction */
export type GreedIncorporatedBidder = {
  __typename?: 'GreedIncorporatedBidder';
  /** The company, where companies bid */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The player, or the CEO of the company */
  seat: Scalars['Int']['output'];
};

/** An open auction started (R6) */
export type GreedIncorporatedAuctionStarted = MatchEvent & {
  __typename?: 'GreedIncorporatedAuctionStarted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** What an open auction is about */
  auctionKind?: Maybe<GreedIncorporatedAuctionKind>;
  /** In the order of bidding */
  bidders?: Maybe<Array<GreedIncorporatedBidder>>;
  /** Least first bid in millions */
  minimumOpening?: Maybe<Scalars['Int']['output']>;
  /** Least raise in millions */
  increment?: Maybe<Scalars['Int']['output']>;
  /** What one auction sells */
  auctionSubject?: Maybe<GreedIncorporatedAuctionSubject>;
};

/** A bid was made (R6) */
export type GreedIncorporatedBidPlaced = MatchEvent & {
  __typename?: 'GreedIncorporatedBidPlaced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** What an open auction is about */
  auctionKind?: Maybe<GreedIncorporatedAuctionKind>;
  /** The bidding company, where companies bid */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The player, or the CEO of the company */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Millions of dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** Somebody bids no more in this auction (R6) */
export type GreedIncorporatedBidPassed = MatchEvent & {
  __typename?: 'GreedIncorporatedBidPassed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** What an open auction is about */
  auctionKind?: Maybe<GreedIncorporatedAuctionKind>;
  /** The passing company, where companies bid */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The player, or the CEO of the company */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Nothing was to be decided */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** A company’s place in the order, by its bid */
export type GreedIncorporatedCompanyBid = {
  __typename?: 'GreedIncorporatedCompanyBid';
  /** The company */
  companyId: Scalars['ID']['output'];
  /** Its last bid in millions */
  bid: Scalars['Int']['output'];
};

/** The order of choosing assets is known [1) Investissements] */
export type GreedIncorporatedTurnOrderDetermined = MatchEvent & {
  __typename?: 'GreedIncorporatedTurnOrderDetermined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** First to choose first */
  companyBids?: Maybe<Array<GreedIncorporatedCompanyBid>>;
};

/** A company took an asset [1) Investissements] */
export type GreedIncorporatedAssetAcquired = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetAcquired';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The asset */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** Millions from the cash flow to the bank (R9) */
  paid?: Maybe<Scalars['Int']['output']>;
  /** Which lap of the choice it is, from 1 */
  lap?: Maybe<Scalars['Int']['output']>;
  /** Base game: the player whose marker becomes a token */
  markerSeat?: Maybe<Scalars['Int']['output']>;
  /** Base game: the position of that token */
  slot?: Maybe<Scalars['Int']['output']>;
};

/** A company takes no more assets this year (R8) */
export type GreedIncorporatedAssetDeclined = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
};

/** No more assets are taken this year [1) Investissements] */
export type GreedIncorporatedInvestmentsClosed = MatchEvent & {
  __typename?: 'GreedIncorporatedInvestmentsClosed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** What stays on the market */
  remainingAssetIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A company’s primary assets yielded goods [2) Production & Commerce] */
export type GreedIncorporatedGoodsProduced = MatchEvent & {
  __typename?: 'GreedIncorporatedGoodsProduced';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The goods */
  goods?: Maybe<Array<GreedIncorporatedGoodsAmount>>;
};

/** Companies may trade [2) Production & Commerce] */
export type GreedIncorporatedCommerceOpened = MatchEvent & {
  __typename?: 'GreedIncorporatedCommerceOpened';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the year */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A company offered a trade [2) Production & Commerce] */
export type GreedIncorporatedTradeOffered = MatchEvent & {
  __typename?: 'GreedIncorporatedTradeOffered';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The offer */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** The company that offers */
  fromCompanyId?: Maybe<Scalars['ID']['output']>;
  /** The company that is asked */
  toCompanyId?: Maybe<Scalars['ID']['output']>;
  /** What one side of a trade gives */
  tradeGive?: Maybe<GreedIncorporatedTradeSide>;
  /** What one side of a trade gives */
  tradeReceive?: Maybe<GreedIncorporatedTradeSide>;
};

/** A trade was made; money received is new income (R10) */
export type GreedIncorporatedTradeExecuted = MatchEvent & {
  __typename?: 'GreedIncorporatedTradeExecuted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The offer */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** The company that offers */
  fromCompanyId?: Maybe<Scalars['ID']['output']>;
  /** The company that is asked */
  toCompanyId?: Maybe<Scalars['ID']['output']>;
  /** What one side of a trade gives */
  tradeGive?: Maybe<GreedIncorporatedTradeSide>;
  /** What one side of a trade gives */
  tradeReceive?: Maybe<GreedIncorporatedTradeSide>;
};

/** Why a trade offer is void */
export type GreedIncorporatedTradeCancelReason =
  /** It was rejected */
  | 'REJECTED'
  /** It was withdrawn */
  | 'WITHDRAWN'
  /** One of the companies trades no more this year */
  | 'COMPANY_CLOSED';

/** A trade offer is void */
export type GreedIncorporatedTradeCancelled = MatchEvent & {
  __typename?: 'GreedIncorporatedTradeCancelled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The offer */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** Why a trade offer is void */
  tradeCancelReason?: Maybe<GreedIncorporatedTradeCancelReason>;
};

/** A converter ran [2) Production & Commerce] */
export type GreedIncorporatedAssetProcessed = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetProcessed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The asset */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** Goods to the bank */
  inputs?: Maybe<Array<GreedIncorporatedGoodsAmount>>;
  /** Goods from the bank */
  outputs?: Maybe<Array<GreedIncorporatedGoodsAmount>>;
};

/** A company sold goods to the bank [2) Production & Commerce] */
export type GreedIncorporatedGoodsSold = MatchEvent & {
  __typename?: 'GreedIncorporatedGoodsSold';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The goods */
  goods?: Maybe<Array<GreedIncorporatedGoodsAmount>>;
  /** Millions of new income */
  income?: Maybe<Scalars['Int']['output']>;
};

/** A company trades and converts no more this year */
export type GreedIncorporatedTradingFinished = MatchEvent & {
  __typename?: 'GreedIncorporatedTradingFinished';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
};

/** A company closed its year’s commerce [2) Production & Commerce] */
export type GreedIncorporatedCommerceClosed = MatchEvent & {
  __typename?: 'GreedIncorporatedCommerceClosed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Goods sold to the bank */
  sold?: Maybe<Array<GreedIncorporatedGoodsAmount>>;
  /** Millions of new income */
  income?: Maybe<Scalars['Int']['output']>;
  /** Goods kept (R13) */
  stored?: Maybe<Array<GreedIncorporatedGoodsAmount>>;
  /** Millions from the cash flow to the bank for storage (R13) */
  fee?: Maybe<Scalars['Int']['output']>;
};

/** Companies issue a share each [3) Spéculation boursière] */
export type GreedIncorporatedSharesIssued = MatchEvent & {
  __typename?: 'GreedIncorporatedSharesIssued';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The companies, highest number first */
  companyIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A player’s place in the order, by the bid */
export type GreedIncorporatedSeatBid = {
  __typename?: 'GreedIncorporatedSeatBid';
  /** The player */
  seat: Scalars['Int']['output'];
  /** The last bid in millions */
  bid: Scalars['Int']['output'];
};

/** The order of choosing shares is known [3) Spéculation boursière] */
export type GreedIncorporatedShareOrderDetermined = MatchEvent & {
  __typename?: 'GreedIncorporatedShareOrderDetermined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** First to choose first */
  seatBids?: Maybe<Array<GreedIncorporatedSeatBid>>;
};

/** A player took a share [3) Spéculation boursière] */
export type GreedIncorporatedShareAcquired = MatchEvent & {
  __typename?: 'GreedIncorporatedShareAcquired';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The position of the token */
  slot?: Maybe<Scalars['Int']['output']>;
  /** Millions to the company’s cash flow */
  paid?: Maybe<Scalars['Int']['output']>;
};

/** A player took no share in this round (R36) */
export type GreedIncorporatedShareDeclined = MatchEvent & {
  __typename?: 'GreedIncorporatedShareDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** Shares stay unsold until next year (R14) */
export type GreedIncorporatedSharesWithdrawn = MatchEvent & {
  __typename?: 'GreedIncorporatedSharesWithdrawn';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Their companies */
  companyIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A stock option was used [3) Spéculation boursière] */
export type GreedIncorporatedOptionExercised = MatchEvent & {
  __typename?: 'GreedIncorporatedOptionExercised';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The position of the token */
  slot?: Maybe<Scalars['Int']['output']>;
  /** Millions to the company’s cash flow */
  paid?: Maybe<Scalars['Int']['output']>;
};

/** A stock option was let go [3) Spéculation boursière] */
export type GreedIncorporatedOptionDeclined = MatchEvent & {
  __typename?: 'GreedIncorporatedOptionDeclined';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
};

/** Why a stock option lapsed (R15) */
export type GreedIncorporatedOptionLapseReason =
  /** The company’s regular share was not sold this year */
  | 'NO_MARKET_PRICE'
  /** The company has no free slot */
  | 'NO_SLOT'
  /** The holder cannot pay */
  | 'NOT_ENOUGH_CASH';

/** A stock option could not be used (R15) */
export type GreedIncorporatedOptionLapsed = MatchEvent & {
  __typename?: 'GreedIncorporatedOptionLapsed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Why a stock option lapsed (R15) */
  optionLapseReason?: Maybe<GreedIncorporatedOptionLapseReason>;
};

/** A player offered another a swap or a sale [3) Spéculation boursière] */
export type GreedIncorporatedShareOfferMade = MatchEvent & {
  __typename?: 'GreedIncorporatedShareOfferMade';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The offer */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** What a player offers with a share */
  shareOfferKind?: Maybe<GreedIncorporatedShareOfferKind>;
  /** The seat that offers */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** The seat that is asked */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** A token on an organisation chart */
  tokenGiven?: Maybe<GreedIncorporatedTokenRef>;
  /** A token on an organisation chart */
  tokenWanted?: Maybe<GreedIncorporatedTokenRef>;
  /** Sale: millions of dollars */
  price?: Maybe<Scalars['Int']['output']>;
};

/** A token and whose it is */
export type GreedIncorporatedHeldToken = {
  __typename?: 'GreedIncorporatedHeldToken';
  /** Its owner */
  seat: Scalars['Int']['output'];
  /** The company */
  companyId: Scalars['ID']['output'];
  /** Its position */
  slot: Scalars['Int']['output'];
};

/** Two tokens changed places (R16) */
export type GreedIncorporatedSharesSwapped = MatchEvent & {
  __typename?: 'GreedIncorporatedSharesSwapped';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The offer */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** A token and whose it is */
  tokenA?: Maybe<GreedIncorporatedHeldToken>;
  /** A token and whose it is */
  tokenB?: Maybe<GreedIncorporatedHeldToken>;
};

/** A token was sold to another player [3) Spéculation boursière] */
export type GreedIncorporatedShareSold = MatchEvent & {
  __typename?: 'GreedIncorporatedShareSold';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The offer */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** The seller */
  fromSeat?: Maybe<Scalars['Int']['output']>;
  /** The buyer */
  toSeat?: Maybe<Scalars['Int']['output']>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Its position */
  slot?: Maybe<Scalars['Int']['output']>;
  /** Millions of dollars */
  price?: Maybe<Scalars['Int']['output']>;
};

/** Why a share offer is void */
export type GreedIncorporatedShareOfferCancelReason =
  /** It was rejected */
  | 'REJECTED'
  /** It was withdrawn */
  | 'WITHDRAWN'
  /** A position that it names changed hands */
  | 'TOKEN_MOVED'
  /** One of the seats trades no more shares this year */
  | 'TRADING_FINISHED';

/** A share offer is void */
export type GreedIncorporatedShareOfferCancelled = MatchEvent & {
  __typename?: 'GreedIncorporatedShareOfferCancelled';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The offer */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** Why a share offer is void */
  shareOfferCancelReason?: Maybe<GreedIncorporatedShareOfferCancelReason>;
};

/** The auction of a token ended [3) Spéculation boursière] */
export type GreedIncorporatedShareAuctionEnded = MatchEvent & {
  __typename?: 'GreedIncorporatedShareAuctionEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Its position */
  slot?: Maybe<Scalars['Int']['output']>;
  /** The seller */
  sellerSeat?: Maybe<Scalars['Int']['output']>;
  /** The buyer; null if nobody bid */
  winnerSeat?: Maybe<Scalars['Int']['output']>;
  /** Millions of dollars */
  price?: Maybe<Scalars['Int']['output']>;
};

/** A player trades no more shares this year */
export type GreedIncorporatedShareTradingFinished = MatchEvent & {
  __typename?: 'GreedIncorporatedShareTradingFinished';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** What a token brings its owner */
export type GreedIncorporatedTokenPayment = {
  __typename?: 'GreedIncorporatedTokenPayment';
  /** Its position */
  slot: Scalars['Int']['output'];
  /** Its owner */
  seat: Scalars['Int']['output'];
  /** Millions of dollars */
  amount: Scalars['Int']['output'];
};

/** A company paid dividends [4) Dividendes du capital] */
export type GreedIncorporatedDividendsPaid = MatchEvent & {
  __typename?: 'GreedIncorporatedDividendsPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** New income before */
  newIncomeBefore?: Maybe<Scalars['Int']['output']>;
  /** Millions for each token */
  perShare?: Maybe<Scalars['Int']['output']>;
  /** In slot order */
  tokenPayments?: Maybe<Array<GreedIncorporatedTokenPayment>>;
  /** New income after */
  newIncomeAfter?: Maybe<Scalars['Int']['output']>;
};

/** Comparison of the incomes [5) Bilan comptable] */
export type GreedIncorporatedBookResult =
  /** The new income is higher */
  | 'GROWTH'
  /** They are equal (R17) */
  | 'EQUAL'
  /** The new income is lower, or in the base game not higher */
  | 'DECLINE';

/** A company’s incomes were compared [5) Bilan comptable] */
export type GreedIncorporatedBooksCompared = MatchEvent & {
  __typename?: 'GreedIncorporatedBooksCompared';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** New income after dividends */
  newIncome?: Maybe<Scalars['Int']['output']>;
  /** Last year’s income */
  lastYearIncome?: Maybe<Scalars['Int']['output']>;
  /** Comparison of the incomes [5) Bilan comptable] */
  bookResult?: Maybe<GreedIncorporatedBookResult>;
};

/** A CEO got a bonus [5) Bilan comptable] */
export type GreedIncorporatedBonusPaid = MatchEvent & {
  __typename?: 'GreedIncorporatedBonusPaid';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The CEO */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Millions from the new income */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Nothing was to be decided */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** A CEO got a stock option [5) Bilan comptable] */
export type GreedIncorporatedOptionGranted = MatchEvent & {
  __typename?: 'GreedIncorporatedOptionGranted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The CEO */
  seatIndex?: Maybe<Scalars['Int']['output']>;
};

/** How a dismissed CEO is compensated [5) Bilan comptable] */
export type GreedIncorporatedCompensation =
  /** A tenth of the new income; the token goes to the last position */
  | 'GOLDEN_PARACHUTE'
  /** A tenth of the cash flow; the token leaves the company */
  | 'TOP_HAT_PENSION';

/** A CEO was dismissed [5) Bilan comptable] */
export type GreedIncorporatedCeoDismissed = MatchEvent & {
  __typename?: 'GreedIncorporatedCeoDismissed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The former CEO */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** How a dismissed CEO is compensated [5) Bilan comptable] */
  compensation?: Maybe<GreedIncorporatedCompensation>;
  /** Millions of dollars */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Tokens on the chart afterwards, the CEO first */
  slots?: Maybe<Array<Scalars['Int']['output']>>;
};

/** A new CEO abandoned an asset [5) Bilan comptable] */
export type GreedIncorporatedAssetAbandoned = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetAbandoned';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The asset */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** The CEO */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Nothing was to be decided */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** A company without tokens was liquidated (R19) */
export type GreedIncorporatedCompanyLiquidated = MatchEvent & {
  __typename?: 'GreedIncorporatedCompanyLiquidated';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Millions to the bank */
  money?: Maybe<Scalars['Int']['output']>;
  /** Goods to the bank */
  goods?: Maybe<Array<GreedIncorporatedGoodsAmount>>;
  /** Its assets */
  assetIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A company after its books are closed */
export type GreedIncorporatedClosedBooks = {
  __typename?: 'GreedIncorporatedClosedBooks';
  /** The company */
  companyId: Scalars['ID']['output'];
  /** Last year’s income that joins the cash flow */
  toCashFlow: Scalars['Int']['output'];
  /** The new income, which is last year’s from now on */
  lastYearIncome: Scalars['Int']['output'];
};

/** The books were closed [5) Bilan comptable] */
export type GreedIncorporatedBooksClosed = MatchEvent & {
  __typename?: 'GreedIncorporatedBooksClosed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Highest number first */
  closedBooks?: Maybe<Array<GreedIncorporatedClosedBooks>>;
};

/** Why no company can be founded */
export type GreedIncorporatedStartUpSkipReason =
  /** No company has six tokens [6) Start Up] */
  | 'NO_FULL_COMPANY'
  /** No company card is left */
  | 'NO_COMPANY_CARD'
  /** As many companies as players have been founded */
  | 'FOUNDING_LIMIT'
  /** Nobody may bid */
  | 'NO_BIDDER';

/** No company can be founded this year [6) Start Up] */
export type GreedIncorporatedStartUpSkipped = MatchEvent & {
  __typename?: 'GreedIncorporatedStartUpSkipped';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Why no company can be founded */
  startUpSkipReason?: Maybe<GreedIncorporatedStartUpSkipReason>;
};

/** The auction of the founding ended [6) Start Up] */
export type GreedIncorporatedStartUpAuctionEnded = MatchEvent & {
  __typename?: 'GreedIncorporatedStartUpAuctionEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The winner; null if nobody bid */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Millions of dollars; 0 if nobody bid */
  bid?: Maybe<Scalars['Int']['output']>;
};

/** A company was founded [6) Start Up] */
export type GreedIncorporatedCompanyFounded = MatchEvent & {
  __typename?: 'GreedIncorporatedCompanyFounded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The founder and CEO */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Millions that the founder pays to the bank */
  bid?: Maybe<Scalars['Int']['output']>;
  /** Its cash flow from the bank, in millions */
  cashFlow?: Maybe<Scalars['Int']['output']>;
  /** Its assets */
  assetIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A year ended */
export type GreedIncorporatedYearEnded = MatchEvent & {
  __typename?: 'GreedIncorporatedYearEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Number of the year */
  year?: Maybe<Scalars['Int']['output']>;
};

/** A company bought its shares back [Conclusion] */
export type GreedIncorporatedSharesLiquidated = MatchEvent & {
  __typename?: 'GreedIncorporatedSharesLiquidated';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Cash flow before */
  cashFlowBefore?: Maybe<Scalars['Int']['output']>;
  /** Millions for each token */
  perShare?: Maybe<Scalars['Int']['output']>;
  /** In slot order */
  tokenPayments?: Maybe<Array<GreedIncorporatedTokenPayment>>;
  /** Cash flow after */
  cashFlowAfter?: Maybe<Scalars['Int']['output']>;
};

/** The game has ended [Conclusion] */
export type GreedIncorporatedGameEnded = MatchEvent & {
  __typename?: 'GreedIncorporatedGameEnded';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Best first */
  finalRanking?: Maybe<Array<GreedIncorporatedRankedSeat>>;
};

/** A company bid in secret */
export type GreedIncorporatedSealedBidSubmitted = MatchEvent & {
  __typename?: 'GreedIncorporatedSealedBidSubmitted';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** Millions of dollars; 0 is a pass */
  amount?: Maybe<Scalars['Int']['output']>;
  /** Nothing was to be decided */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** What a company bid in secret */
export type GreedIncorporatedSealedBid = {
  __typename?: 'GreedIncorporatedSealedBid';
  /** The company */
  companyId: Scalars['ID']['output'];
  /** Millions of dollars; 0 is a pass */
  amount: Scalars['Int']['output'];
};

/** The secret bids were revealed */
export type GreedIncorporatedSealedBidsRevealed = MatchEvent & {
  __typename?: 'GreedIncorporatedSealedBidsRevealed';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Highest number first */
  sealedBids?: Maybe<Array<GreedIncorporatedSealedBid>>;
};

/** An executive named who is to blame */
export type GreedIncorporatedBlameAssigned = MatchEvent & {
  __typename?: 'GreedIncorporatedBlameAssigned';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** A position that can be blamed */
  role?: Maybe<GreedIncorporatedRole>;
  /** The executive */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** A position that can be blamed */
  blamedRole?: Maybe<GreedIncorporatedRole>;
  /** Nothing was to be decided */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** An executive who is fired, and the exit bonus */
export type GreedIncorporatedFiredExecutive = {
  __typename?: 'GreedIncorporatedFiredExecutive';
  /** A position that can be blamed */
  role: GreedIncorporatedRole;
  /** The executive */
  seat: Scalars['Int']['output'];
  /** Millions of dollars */
  amount: Scalars['Int']['output'];
};

/** Whoever was named is fired */
export type GreedIncorporatedExecutivesFired = MatchEvent & {
  __typename?: 'GreedIncorporatedExecutivesFired';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** In slot order */
  fired?: Maybe<Array<GreedIncorporatedFiredExecutive>>;
  /** Cash flow after the exit bonuses */
  cashFlowAfter?: Maybe<Scalars['Int']['output']>;
  /** Tokens on the chart afterwards, the CEO first */
  slots?: Maybe<Array<Scalars['Int']['output']>>;
};

/** A new CEO dropped an asset */
export type GreedIncorporatedAssetDropped = MatchEvent & {
  __typename?: 'GreedIncorporatedAssetDropped';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** The company */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** The asset */
  assetId?: Maybe<Scalars['ID']['output']>;
  /** The CEO */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Nothing was to be decided */
  forced?: Maybe<Scalars['Boolean']['output']>;
};

/** Colour of a status symbol */
export type GreedIncorporatedStatusColour =
  /** Gold */
  | 'GOLD'
  /** Silver */
  | 'SILVER';

/** A player bought a status symbol */
export type GreedIncorporatedStatusSymbolAcquired = MatchEvent & {
  __typename?: 'GreedIncorporatedStatusSymbolAcquired';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Colour of a status symbol */
  statusColour?: Maybe<GreedIncorporatedStatusColour>;
  /** The status symbol */
  symbolId?: Maybe<Scalars['ID']['output']>;
  /** The seat concerned */
  seatIndex?: Maybe<Scalars['Int']['output']>;
  /** Millions to the bank */
  price?: Maybe<Scalars['Int']['output']>;
};

/** The least bid for the next status symbol */
export type GreedIncorporatedStatusMinimumSet = MatchEvent & {
  __typename?: 'GreedIncorporatedStatusMinimumSet';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Colour of a status symbol */
  statusColour?: Maybe<GreedIncorporatedStatusColour>;
  /** Millions of dollars */
  amount?: Maybe<Scalars['Int']['output']>;
};

/** Why no status symbol is sold */
export type GreedIncorporatedStatusSkipReason =
  /** None is left */
  | 'EMPTY_STACK'
  /** Nobody bids, or nobody could */
  | 'NO_BIDDER';

/** No status symbol of the colour is sold this year */
export type GreedIncorporatedStatusAuctionSkipped = MatchEvent & {
  __typename?: 'GreedIncorporatedStatusAuctionSkipped';
  /** The match. */
  match: Match;
  /** Its number in the match, from 1, without gaps. */
  version: Scalars['Int']['output'];
  /** When it was recorded, by the database's clock. */
  at: Scalars['DateTime']['output'];
  /** The seat that acted; null for the platform. */
  seat?: Maybe<Seat>;
  /** Who acted for the seat. */
  actor: ActorKind;
  /** The command that led to it. */
  commandId: Scalars['ID']['output'];
  /** What happened, in one sentence, as the viewer may see it. */
  text: Scalars['String']['output'];
  /** The rule behind it. */
  citation?: Maybe<Citation>;
  /** Hash of this event, which covers all before it. */
  hash: Scalars['String']['output'];
  /** The draws whose outcome it carries. */
  draws: Array<DrawRecord>;
  /** Colour of a status symbol */
  statusColour?: Maybe<GreedIncorporatedStatusColour>;
  /** Why no status symbol is sold */
  statusSkipReason?: Maybe<GreedIncorporatedStatusSkipReason>;
};

/** Select a card of the hand to be revealed [1) Investissements] */
export type GreedIncorporatedSelectAssetInput = {
  /** A card of the hand */
  assetId: Scalars['ID']['input'];
};

/** Bid in an auction (R6) */
export type GreedIncorporatedPlaceBidInput = {
  /** Millions of dollars; it replaces an own earlier bid */
  amount: Scalars['Int']['input'];
  /** The bidding company, where companies bid */
  companyId?: InputMaybe<Scalars['ID']['input']>;
};

/** Bid no more in this auction (R6) */
export type GreedIncorporatedPassBidInput = {
  /** The bidding company, where companies bid */
  companyId?: InputMaybe<Scalars['ID']['input']>;
};

/** Take an available asset [1) Investissements] */
export type GreedIncorporatedChooseAssetInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** The asset */
  assetId: Scalars['ID']['input'];
};

/** Take no more assets this year (R8) */
export type GreedIncorporatedDeclineAssetInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
};

/** Offer a trade to another company [2) Production & Commerce] */
export type GreedIncorporatedOfferTradeInput = {
  /** An own company */
  fromCompanyId: Scalars['ID']['input'];
  /** Another company */
  toCompanyId: Scalars['ID']['input'];
  /** What one side of a trade gives */
  give: GreedIncorporatedTradeSideInput;
  /** What one side of a trade gives */
  receive: GreedIncorporatedTradeSideInput;
};

/** What one side of a trade gives */
export type GreedIncorporatedTradeSideInput = {
  /** Goods, each named once */
  goods: Array<GreedIncorporatedGoodsAmountInput>;
  /** Millions of dollars */
  cash: Scalars['Int']['input'];
};

/** A number of one good */
export type GreedIncorporatedGoodsAmountInput = {
  /** A good, in content order */
  good: GreedIncorporatedGood;
  /** How many */
  count: Scalars['Int']['input'];
};

/** Accept a trade offer [2) Production & Commerce] */
export type GreedIncorporatedAcceptTradeInput = {
  /** The offer */
  offerId: Scalars['ID']['input'];
};

/** Reject a trade offer [2) Production & Commerce] */
export type GreedIncorporatedRejectTradeInput = {
  /** The offer */
  offerId: Scalars['ID']['input'];
};

/** Withdraw an own trade offer [2) Production & Commerce] */
export type GreedIncorporatedWithdrawTradeInput = {
  /** The offer */
  offerId: Scalars['ID']['input'];
};

/** Run a converter, once a year [2) Production & Commerce] */
export type GreedIncorporatedProcessAssetInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** The asset */
  assetId: Scalars['ID']['input'];
};

/** Sell goods to the bank [2) Production & Commerce] */
export type GreedIncorporatedSellGoodsInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** The goods, at least one */
  goods: Array<GreedIncorporatedGoodsAmountInput>;
};

/** Trade and convert no more this year */
export type GreedIncorporatedFinishTradingInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
};

/** Sell what is not kept and close the year’s commerce [2) Production & Commerce] */
export type GreedIncorporatedCloseCommerceInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** Goods to store for a fee (R13) */
  keep: Array<GreedIncorporatedGoodsAmountInput>;
};

/** Take an issued share [3) Spéculation boursière] */
export type GreedIncorporatedChooseShareInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
};

/** Buy the share of a stock option [3) Spéculation boursière] */
export type GreedIncorporatedExerciseOptionInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
};

/** Let a stock option go [3) Spéculation boursière] */
export type GreedIncorporatedDeclineOptionInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
};

/** Offer to exchange two tokens (R16) */
export type GreedIncorporatedOfferShareSwapInput = {
  /** A token on an organisation chart */
  give: GreedIncorporatedTokenRefInput;
  /** Another player */
  toSeat: Scalars['Int']['input'];
  /** A token on an organisation chart */
  want: GreedIncorporatedTokenRefInput;
};

/** A token on an organisation chart */
export type GreedIncorporatedTokenRefInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** Its position; 1 is the CEO */
  slot: Scalars['Int']['input'];
};

/** Offer a token for a price [3) Spéculation boursière] */
export type GreedIncorporatedOfferShareSaleInput = {
  /** A token on an organisation chart */
  give: GreedIncorporatedTokenRefInput;
  /** Another player */
  toSeat: Scalars['Int']['input'];
  /** Millions of dollars */
  price: Scalars['Int']['input'];
};

/** Accept a share offer [3) Spéculation boursière] */
export type GreedIncorporatedAcceptShareOfferInput = {
  /** The offer */
  offerId: Scalars['ID']['input'];
};

/** Reject a share offer [3) Spéculation boursière] */
export type GreedIncorporatedRejectShareOfferInput = {
  /** The offer */
  offerId: Scalars['ID']['input'];
};

/** Withdraw an own share offer [3) Spéculation boursière] */
export type GreedIncorporatedWithdrawShareOfferInput = {
  /** The offer */
  offerId: Scalars['ID']['input'];
};

/** Sell an own token by auction [3) Spéculation boursière] */
export type GreedIncorporatedAuctionShareInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** Its position; 1 is the CEO */
  slot: Scalars['Int']['input'];
};

/** Choose the reward of a CEO [5) Bilan comptable] */
export type GreedIncorporatedChooseRewardInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** How a CEO is rewarded [5) Bilan comptable] */
  reward: GreedIncorporatedReward;
};

/** How a CEO is rewarded [5) Bilan comptable] */
export type GreedIncorporatedReward =
  /** A tenth of the new income */
  | 'BONUS'
  /** One more share next year, at half the price */
  | 'STOCK_OPTION';

/** Choose the compensation of a dismissed CEO [5) Bilan comptable] */
export type GreedIncorporatedChooseCompensationInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** How a dismissed CEO is compensated [5) Bilan comptable] */
  compensation: GreedIncorporatedCompensation;
};

/** Abandon an asset as the new CEO [5) Bilan comptable] */
export type GreedIncorporatedAbandonAssetInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** The asset */
  assetId: Scalars['ID']['input'];
};

/** Found a company [6) Start Up] */
export type GreedIncorporatedFoundCompanyInput = {
  /** A company card that is left */
  companyId: Scalars['ID']['input'];
  /** Free assets for it, each named once (R32) */
  assetIds: Array<Scalars['ID']['input']>;
};

/** Bid secretly for the order of choice */
export type GreedIncorporatedSubmitSealedBidInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** Millions of dollars; 0 passes */
  amount: Scalars['Int']['input'];
};

/** Name who is to blame */
export type GreedIncorporatedAssignBlameInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** A position that can be blamed */
  target: GreedIncorporatedRole;
};

/** Drop an asset as the new CEO */
export type GreedIncorporatedDropAssetInput = {
  /** The company */
  companyId: Scalars['ID']['input'];
  /** The asset */
  assetId: Scalars['ID']['input'];
};

/** A command of Greed, Incorporated: exactly one field. A command without parameters is true. */
export type GreedIncorporatedCommand =
  /** Select a card of the hand to be revealed [1) Investissements] */
  { selectAsset: GreedIncorporatedSelectAssetInput; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Bid in an auction (R6) */
  { selectAsset?: never; placeBid: GreedIncorporatedPlaceBidInput; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Bid no more in this auction (R6) */
  { selectAsset?: never; placeBid?: never; passBid: GreedIncorporatedPassBidInput; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Take an available asset [1) Investissements] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset: GreedIncorporatedChooseAssetInput; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Take no more assets this year (R8) */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset: GreedIncorporatedDeclineAssetInput; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Offer a trade to another company [2) Production & Commerce] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade: GreedIncorporatedOfferTradeInput; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Accept a trade offer [2) Production & Commerce] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade: GreedIncorporatedAcceptTradeInput; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Reject a trade offer [2) Production & Commerce] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade: GreedIncorporatedRejectTradeInput; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Withdraw an own trade offer [2) Production & Commerce] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade: GreedIncorporatedWithdrawTradeInput; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Run a converter, once a year [2) Production & Commerce] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset: GreedIncorporatedProcessAssetInput; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Sell goods to the bank [2) Production & Commerce] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods: GreedIncorporatedSellGoodsInput; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Trade and convert no more this year */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading: GreedIncorporatedFinishTradingInput; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Sell what is not kept and close the year’s commerce [2) Production & Commerce] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce: GreedIncorporatedCloseCommerceInput; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Take an issued share [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare: GreedIncorporatedChooseShareInput; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Take no share in this round (R36) */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare: Scalars['Boolean']['input']; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Buy the share of a stock option [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption: GreedIncorporatedExerciseOptionInput; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Let a stock option go [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption: GreedIncorporatedDeclineOptionInput; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Offer to exchange two tokens (R16) */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap: GreedIncorporatedOfferShareSwapInput; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Offer a token for a price [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale: GreedIncorporatedOfferShareSaleInput; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Accept a share offer [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer: GreedIncorporatedAcceptShareOfferInput; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Reject a share offer [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer: GreedIncorporatedRejectShareOfferInput; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Withdraw an own share offer [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer: GreedIncorporatedWithdrawShareOfferInput; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Sell an own token by auction [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare: GreedIncorporatedAuctionShareInput; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Trade no more shares this year [3) Spéculation boursière] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading: Scalars['Boolean']['input']; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Choose the reward of a CEO [5) Bilan comptable] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward: GreedIncorporatedChooseRewardInput; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Choose the compensation of a dismissed CEO [5) Bilan comptable] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation: GreedIncorporatedChooseCompensationInput; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Abandon an asset as the new CEO [5) Bilan comptable] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset: GreedIncorporatedAbandonAssetInput; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Found a company [6) Start Up] */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany: GreedIncorporatedFoundCompanyInput; submitSealedBid?: never; assignBlame?: never; dropAsset?: never; }
  |  /** Bid secretly for the order of choice */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid: GreedIncorporatedSubmitSealedBidInput; assignBlame?: never; dropAsset?: never; }
  |  /** Name who is to blame */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame: GreedIncorporatedAssignBlameInput; dropAsset?: never; }
  |  /** Drop an asset as the new CEO */
  { selectAsset?: never; placeBid?: never; passBid?: never; chooseAsset?: never; declineAsset?: never; offerTrade?: never; acceptTrade?: never; rejectTrade?: never; withdrawTrade?: never; processAsset?: never; sellGoods?: never; finishTrading?: never; closeCommerce?: never; chooseShare?: never; declineShare?: never; exerciseOption?: never; declineOption?: never; offerShareSwap?: never; offerShareSale?: never; acceptShareOffer?: never; rejectShareOffer?: never; withdrawShareOffer?: never; auctionShare?: never; finishShareTrading?: never; chooseReward?: never; chooseCompensation?: never; abandonAsset?: never; foundCompany?: never; submitSealedBid?: never; assignBlame?: never; dropAsset: GreedIncorporatedDropAssetInput; };

/** Codes of the rule violations of Greed, Incorporated. */
export type GreedIncorporatedErrorCode =
  /** The options do not fit together; the base game has four asset spaces and ends when the hands are empty. */
  | 'INVALID_CONFIG'
  /** This game is played by three to five seats. */
  | 'PLAYER_COUNT_INVALID'
  /** The command has a missing, superfluous or badly formed parameter; send exactly the parameters of its schema. */
  | 'INVALID_COMMAND'
  /** A parameter names something unknown or a good twice, or does not belong to this auction; use ids of the catalogue. */
  | 'INVALID_PAYLOAD'
  /** The game has ended; no command is possible any more. */
  | 'GAME_OVER'
  /** The acting seat is not in this game; act for one of its seats. */
  | 'UNKNOWN_SEAT'
  /** The command is not allowed in the present phase; use one of that phase. */
  | 'WRONG_PHASE'
  /** Another decision must be made first; wait until you are asked. */
  | 'NOT_YOUR_TURN'
  /** Only the CEO acts for a company; act for one that you run. */
  | 'NOT_CEO'
  /** That is no participant of this auction; bid for one that is. */
  | 'NOT_A_PARTICIPANT'
  /** A pass is final in this auction; wait for its end. */
  | 'ALREADY_PASSED'
  /** The secret choice has been made; wait for the others. */
  | 'ALREADY_SUBMITTED'
  /** The bid is below the minimum; offer at least that much. */
  | 'BID_TOO_LOW'
  /** There is not enough spendable money; name an amount that is there. */
  | 'INSUFFICIENT_CASH'
  /** There are not enough goods; name no more than are there. */
  | 'INSUFFICIENT_GOODS'
  /** The card is not in the hand; name one that is. */
  | 'CARD_NOT_IN_HAND'
  /** The asset is not on the market; name one that is. */
  | 'ASSET_NOT_AVAILABLE'
  /** The company has no free asset space; decline. */
  | 'ASSET_SLOTS_FULL'
  /** The company does not own the asset; name one of its own. */
  | 'ASSET_NOT_OWNED'
  /** The asset converts nothing; name a converter. */
  | 'NOT_A_CONVERTER'
  /** The converter has run this year; it runs once a year. */
  | 'ASSET_USED'
  /** A company cannot trade with itself; name another one. */
  | 'SAME_COMPANY'
  /** The company has closed its trading for this year; wait for the next. */
  | 'COMPANY_CLOSED'
  /** Gifts are not allowed; each side gives a good or money. */
  | 'EMPTY_SIDE'
  /** At least one good must change hands; add one. */
  | 'NO_GOODS_IN_TRADE'
  /** Five offers may be open and thirty made in a year; wait for answers, withdraw one, or wait for the next year. */
  | 'OFFER_LIMIT'
  /** No such offer is open; name one that is. */
  | 'OFFER_NOT_FOUND'
  /** The offer is not addressed to, or not made by, this seat; name another one. */
  | 'NOT_OFFER_PARTY'
  /** So many goods cannot be stored; keep no more than the rules of this match allow. */
  | 'STORAGE_LIMIT'
  /** The company has no share for sale now; name one that has. */
  | 'SHARE_NOT_AVAILABLE'
  /** The stock option belongs to another seat; wait until you are asked. */
  | 'NOT_OPTION_HOLDER'
  /** One of the seats has finished its share trading for this year; trade with another one. */
  | 'TRADING_FINISHED'
  /** Both sides are the same seat; name another player. */
  | 'SAME_SEAT'
  /** The token belongs to another seat, or the position is empty; name a token of the right seat. */
  | 'NOT_TOKEN_OWNER'
  /** The position has been auctioned this year; each is auctioned once a year. */
  | 'AUCTION_REPEATED'
  /** A stock option needs two free positions; choose the bonus. */
  | 'NO_FREE_SLOT'
  /** The company cannot be founded; name one whose card is left. */
  | 'COMPANY_CARD_NOT_AVAILABLE'
  /** So many assets are not free for a new company; name fewer. */
  | 'TOO_MANY_ASSETS'
  /** Nobody holds the position; name one that is held. */
  | 'SLOT_EMPTY';
