/** How the connection to the server stands. */
export type Line = "connected" | "connecting" | "resuming" | "offline";
