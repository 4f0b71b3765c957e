"""Tables for people: HTTP, WebSocket, and a store that forgets nothing that was acknowledged."""
