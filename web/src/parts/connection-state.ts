/** How the connection to the server stands. */
export type ConnectionState = "connected" | "connecting" | "resuming" | "offline";
